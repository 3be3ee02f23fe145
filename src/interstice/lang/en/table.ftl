skip = Skip to the table
round-of = Round { $n } of { $all }
play-off = Play-off, { $n } players
pips-turn = It’s { $name }’s turn
seat-stood-in = away: a bot is playing
stood-in = While you were away, a bot played for you.

help = Help and shortcuts
help-rules = Read the rules
help-press = Press and hold a card, or right-click it, to see it up close. Once its date is showing, you can read its story too.
pace-skip = Skip ahead
keys-gap-or-card = gap or card
keys-confirm = confirm
keys-play = play the card
keys-discard = discard the card
keys-stop = end the turn
keys-enlarge = enlarge a card, then browse with ← →
keys-skip = skip ahead
keys-chat = chat
keys-help = this list
leave-stay = Stay
leave-go = Leave

chat = Chat
chat-unread = Chat, { $n } new
chat-lines = Messages
chat-none = No messages yet.
chat-people = The others
chat-say = Say something
chat-send = Send
chat-heard = { $name } says: { $text }
chat-report = Report
chat-report-why = What happened? Whoever runs this server will read it.
chat-reported = Reported. Thank you.
chat-send-away = Remove
chat-send-away-means = Anyone you remove can’t come back into this room.
chat-sent-away = { $name } has been removed.
reactions = Reactions
reaction-clap = Bravo
reaction-laugh = Ha ha
reaction-wow = Wow!
reaction-think = Hmm…
reaction-oops = Oops
reaction-heart = Love it
reaction-sent = Sent: { $reaction }

clock-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
clock-for-this = left
clock-out = Time’s up: a bot steps in.

reveal-stamp-right = Right
reveal-stamp-wrong = Missed
reveal-right = In the right place
reveal-same-year = Same year as “{ $title }”: either side is right
reveal-early = { $n ->
    [one] One year too early
   *[other] { $years } years too early
}
reveal-late = { $n ->
    [one] One year too late
   *[other] { $years } years too late
}
reveal-years = { $n ->
    [one] one year
   *[other] { $years } years
}
reveal-gap = your gap
reveal-gap-wide = { $n ->
    [one] your gap, one year wide
   *[other] your gap, { $years } years wide
}
reveal-gap-of = { $name }’s gap
reveal-scale-between = Placed between { $left } and { $right }. The right year is { $year }.
reveal-scale-before = Placed before { $right }. The right year is { $year }.
reveal-scale-after = Placed after { $left }. The right year is { $year }.
reveal-source = Source: { $title }
reveal-report = Wrong date?
report-intro = Tell us what’s wrong, and we’ll check it. The result of this game stays as it is.
report-year = Which year is right?
report-bc = BC
report-why = Why? A source helps most.
report-send = Send
report-thanks = Thanks. We’ll check it.
report-deck-why = What’s wrong with it? Whoever runs this server will read your report.
report-deck-which = Which deck?

enlarge-undated = The date stays hidden until the card is turned over.
enlarge-credit = Photo: { $who }
enlarge-before = Previous card
enlarge-next = Next card
enlarge-point = Point at it

pass-to = Pass the device to { $name }
pass-now = Now: { $name }
pass-ready = I’m { $name }
big-screen = Big screen
big-join = Join in
big-qr = QR code for this room
hints-read = Got it
hints-none = Turn off hints
end-replay = Watch the replay
end-deck = To my deck
