#!/usr/bin/env bash
# A bot that plays any legal move, with curl and jq: bot.sh ADDRESS ROOM SEAT
set -euo pipefail
room="$1/api/rooms/$2" seat=$3
auth="Authorization: Bearer $(head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n')"

send() { # one message of the protocol; prints why if it is refused. Trying again is safe: it is done once.
  curl -sS --retry 5 -H "$auth" -H 'Content-Type: application/json' -d "$1" "$room/commands" |
    jq -r 'if .type == "done" then empty else "\(.code // "denied"): \(.why)" end'
}

refused=$(send "$(jq -nc --argjson seat "$seat" '{type: "sit", command: "sit", $seat, name: "Random Bash"}')")
[ -z "$refused" ] || { echo "$refused" >&2; exit 1; }

# If our seat is asked something, pick one of the asks, and one of the values for each of its fields.
answer='select(.type == "happened") | .game as $game | .views[] | select(.asks != []) | . as $view
  | (.asks | .[$luck[0] % length] | to_entries) as $ask
  | [$ask | keys[] as $i | $ask[$i] | if .key == "move" then . else .value |= .[$luck[$i] % length] end]
  | {type: "act", command: "\($view.entries)-\($view.seat)", $game, seat: $view.seat, move: from_entries, entries: $view.entries}'
result='select(.type == "happened") | .views[] | select(.over and .seat != null)
  | "won by \([.players[.winners[]].name] | join(", ") | if . == "" then "nobody" else . end)\(if .score == null then "" else ", score \(.score)" end)"'

exec 3< <(curl -sSN -H "$auth" "$room/stream")
trap 'kill $!' EXIT
while read -r line <&3; do
  won=$(jq -r "$result" <<<"$line")
  [ -z "$won" ] || { echo "$won"; exit; }
  move=$(jq -c --argjson luck "[$RANDOM, $RANDOM, $RANDOM, $RANDOM]" "$answer" <<<"$line")
  # A stale move does no harm: a newer view is on its way.
  [ -z "$move" ] || while refused=$(send "$move") && [[ $refused == busy:* ]]; do sleep 1; done
done
echo "the server has closed the stream" >&2
exit 1
