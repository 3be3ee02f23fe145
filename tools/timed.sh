#!/bin/sh
# timed.sh NAME COMMAND…: run the command, print how long it took, and exit with its exit code.
name=$1
shift
began=$(date +%s)
"$@"
code=$?
echo "$name: $(($(date +%s) - began)) s"
exit $code
