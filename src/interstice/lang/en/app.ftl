question = What came first?
promise = Put the moments of history in order, without seeing the dates.
play-now = Play now
play-how = { $n ->
    [1] against one bot, no sign-up
    [2] against two bots, no sign-up
    [3] against three bots, no sign-up
    [4] against four bots, no sign-up
   *[other] against five bots, no sign-up
}
play-friends = Play with friends
code = Code of the room
code-short = CODE
join = Join
games = Games
game-classic = Classic
game-classic-about = Play your whole hand into one shared line of time.
game-swiss = Swiss
game-swiss-about = Spin, answer, and be first to fill your own rack of eight.
game-superversion = Superversion
game-superversion-about = Swiss with stakes: bet on yourself, and rate the others.
game-twist = Twist
game-twist-about = All against time: two rows, thirty-six cards, one team.
game-size = { $people } · { $minutes } min
preset-events = Classic: events
preset-inventions = Classic: inventions
preset-themes = Classic: six themes
preset-swiss = Swiss
preset-swiss-no-spinner = Swiss without the wheel
preset-superversion = Superversion
preset-twist = Twist
preset-twist-competitive = Twist, each for themselves

menu = Menu
close = Close
labelled = { $label }: { $value }
language = Language
theme = Light
theme-switch = Switch between light and dark
theme-system = As the system
theme-light = Day
theme-dark = Evening
contrast = Contrast
contrast-more = High
motion = Motion
motion-less = Less
card-size = Cards
card-size-normal = Normal
card-size-large = Large
sound = Sound
letter-keys = Single-letter keys
on = On
off = Off
hints = Hints of the first game
hints-again = Show them again
load-anew = Load the page anew
broken = Something broke
broken-kept = Something broke on this page. Your game is kept on the server: load the page anew and go on.
outdated = This page is incomplete
outdated-kept = A part of it could not be fetched: there is a newer version, or no connection. Your game is kept on the server: load the page anew and go on.
no-server = The server does not answer
no-server-wait = Trying again and again. If you are in a room already, your game is kept. Check your connection.
keys = Keys
keys-card = card
keys-gap = gap
keys-place = place
keys-back = take back
leave-game = Leave the game
leave-sure = Leave the game? The others play on without you.
to-start = Back to start
trouble = That did not work. Please try again.
too-late = Somebody was faster. Look again.
joining = Entering the room …
no-room = No way in
refused-missing = There is no room with this code. Check it, or ask for a new link.
refused-denied = The host has closed this room to you.
refused-bad = This page and the server do not understand each other. Load the page anew.
connection-lost = Connection lost, your game is kept.
no-connection = No connection
no-connection-how = The server cannot be reached just now. As soon as it can, you can play on; your games are kept.
copied = Copied

you = You
guest = Guest
bot = Bot
name = Name
age = Age
years-old = { $n ->
    [one] { $n } year old
   *[other] { $n } years old
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
round = Round { $n }
pips = { $played } of { $all } have played this round
your-turn = Your turn
on-turn = On turn
seat-you-now = You are on turn
seat-now = is on turn
seat-next = next
seat-waits = waits
seat-bot = bot
seat-away = not here
seat-out = out
seat-free = Free seat
watching-you = You are watching
watching = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
hand = Your hand
pile = Pile { $n }
box = Box { $n }
the-box = THE BOX
take-back = Take back
go-on = Go on

how-it-went = How it went
rematch = Rematch
host-rematch = Whoever opened the room can start a rematch.
share = Share
end-line = The whole line
end-you = You win
end-you-shared = You win together
end-wins = { $n ->
    [one] { $name } wins
   *[other] { $name } win
}
end-nobody = Nobody wins
end-together = Well done, all of you
end-lost = Time has won
end-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-round = in round { $n }
end-right = right
end-run = best run
end-off = years off, on average
end-surprise = Most surprising card
end-surprise-early = { $n ->
    [one] { $name } laid it one year too early.
   *[other] { $name } laid it { $years } years too early.
}
end-surprise-late = { $n ->
    [one] { $name } laid it one year too late.
   *[other] { $name } laid it { $years } years too late.
}

zone-line = Line
zone-row = Bottom row
zone-slots = Slots
zone-racks = Racks
zone-discards = Discards
zone-hands = Hands
zone-read = Read out
move-place = Place a card
move-challenge = Challenge
move-give = Give a card
move-spin = Spin the wheel
move-read = Read the next card
move-mark = Mark a gap
move-rate = Rate
move-pass = Pass
move-remove = Remove a card
move-play = Play a card
move-discard = Discard a card
move-stop = End the turn
field-card = Card
field-gap = Gap
field-seat = Player
field-stake = Stake
field-verdict = Verdict

year-before = { $year } BC
year-about = c. { $year }
year-thousands = { "," }

# What the server refuses, where people may run into it
sorry-seat-taken = { $name } sits there already; choose a free seat.
sorry-name = A name needs 1 to { $most } characters.
sorry-age = An age is a number from 1 to 120.
sorry-not-yours = That seat is somebody else’s.
sorry-line = A message needs 1 to { $most } characters.
sorry-host-stays = The host cannot be sent away.
sorry-host-only = Only the host can do that.
sorry-too-fast = That was too fast. Wait a moment and try again.
sorry-away = The server can’t save anything just now. Try again.
sorry-room-full = This room is full.
sorry-version = This page is out of date. Reload it.
sorry-command-used = That move didn’t get through. Try again.
sorry-unreadable = The last game in this room can’t be opened any more. You can start another one.
sorry-no-game = No game has begun in this room.
sorry-twist-deck = Twist needs cards with icons: choose the deck Twist.
sorry-no-room = No room has the code { $code }; check it.
sorry-pairing = This code is not known, already used or too old; make a new one.
sorry-game-on = A game is being played in this room; it must end first.
sorry-clock = A clock has 5 to 86,400 seconds.
sorry-era = The first year must come before the last.
sorry-players = With these options { $least } to { $most } people play; you are { $got }.
sorry-cards = { $players } people need at least { $needed } cards; this choice has { $got }.
