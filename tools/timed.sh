#!/bin/sh
# timed.sh NAME COMMAND…: run the command, then say how long it took; its exit code is ours.
name=$1
shift
began=$(date +%s)
"$@"
code=$?
echo "$name: $(($(date +%s) - began)) s"
exit $code
