skip = To the table
round-of = Round { $n } of { $all }
play-off = Play-off, { $n } left
pips-turn = It is { $name }’s turn
seat-stood-in = away, a bot plays

help = Help and keys
help-rules = Read the rules
help-press = Press and hold a card, or use the right mouse button, to see it from near. Cards that lie open tell their story.
keys-gap-or-card = gap or card
keys-confirm = confirm
keys-play = play the card
keys-discard = discard the card
keys-stop = end the turn
keys-enlarge = a card from near; then ← →
keys-chat = chat
keys-help = these keys
leave-stay = Stay
leave-go = Leave

chat = Chat
chat-unread = Chat, { $n } new
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-people = The others
chat-say = Say something
chat-send = Send
chat-heard = { $name } says: { $text }
chat-mute = Hide their messages
chat-report = Report
chat-report-why = What happened? Whoever runs this server will read it.
chat-reported = Reported. Thank you.
chat-send-away = Send away
chat-send-away-means = Whoever is sent away cannot come back into this room.
chat-sent-away = { $name } was sent away.
reactions = Reactions
reaction-clap = Bravo
reaction-laugh = Ha ha
reaction-wow = Oh!
reaction-think = Hm …
reaction-oops = Oops
reaction-heart = Love it

clock-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
clock-for-this = left
clock-out = Time is up: a bot answers.

enlarge-undated = Its date is hidden until it is turned over.
enlarge-source = Source:
enlarge-before = The card before
enlarge-next = The next card
enlarge-point = Point at it

pass-to = Pass the device to { $name }
pass-now = Now: { $name }
pass-ready = I am { $name }
big-screen = Big screen
big-join = Join in
big-qr = QR code with the address of this room
hints-read = Got it
hints-none = No more hints
end-replay = Step by step
