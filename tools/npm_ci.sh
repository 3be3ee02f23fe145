#!/bin/sh
# npm_ci.sh FOLDER: install what the folder's package-lock.json lists. If the home folder is not writable, npm's cache goes
# into build/.
set -e
if ! mkdir -p "${npm_config_cache:-$HOME/.npm}" 2>/dev/null || ! test -w "${npm_config_cache:-$HOME/.npm}"; then
    npm_config_cache=$PWD/build/npm
    export npm_config_cache
fi
npm ci --silent --ignore-scripts --no-audit --no-fund --prefix "$1"
