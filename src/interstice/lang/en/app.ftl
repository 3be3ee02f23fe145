question = What came first?
promise = Put moments from history in order, without seeing the dates.
play-now = Play now
play-how = { $n ->
    [1] against one bot, no sign-up
    [2] against two bots, no sign-up
    [3] against three bots, no sign-up
    [4] against four bots, no sign-up
   *[other] against five bots, no sign-up
}
play-friends = Play with friends
resume = Resume the game
resume-more = { $n } more
code = Room code
code-short = CODE
join = Join
games = Games
game-solo = Solo
game-solo-about = One timeline, three lives. How far can you get?
game-classic = Classic
game-classic-about = Play your whole hand onto one shared timeline.
game-swiss = Swiss
game-swiss-about = Spin, answer, and be the first to fill your rack of eight.
game-swiss-no-spinner-about = Answer questions and be the first to fill your rack of eight.
game-superversion = Superversion
game-superversion-about = Swiss with stakes: bet on yourself and rate the others.
game-twist = Twist
game-twist-about = Everyone against time: two rows, one team.
game-players = Players
game-size = { $people } · { $minutes } min
best-score = best { $n }
preset-solo = Solo
preset-events = Classic: events
preset-inventions = Classic: inventions
preset-themes = Classic: six themes
preset-swiss = Swiss
preset-swiss-no-spinner = Swiss without the wheel
preset-superversion = Superversion
preset-twist = Twist
preset-twist-competitive = Twist, everyone for themselves

today-line = Today’s line
today-about = Ten cards, the same for everyone. One try.
today-play = Play today’s line
today-begun = { $n } of 10 placed
today-continue = Continue
today-done = { $right } of { $all } right
today-see = See how it went
today-streak = { $n ->
    [one] A one-day streak
   *[other] { $n } days in a row
}
today-streak-none = Start a streak
today-streak-risk = { $n ->
    [one] Play today to keep your streak
   *[other] Play today to keep your { $n }-day streak
}
today-left = { $time } left
today-until = until { $time }
today-offline = You’re offline. Today’s line needs a connection.
today-new = A new daily line is ready.
time-hours = { $h } h { $m } min
time-minutes = { $m } min
time-seconds = { $m } min { $s } s

menu = Menu
close = Close
labelled = { $label }: { $value }
language = Language
theme = Appearance
theme-switch = Switch between light and dark
theme-system = Automatic
theme-light = Light
theme-dark = Dark
contrast = Contrast
contrast-more = High
motion = Motion
motion-less = Reduced
pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-none = No pauses
card-size = Card size
card-size-normal = Normal
card-size-large = Large
sound = Sound
letter-keys = Single-letter shortcuts
show-name = Show my name to everyone
on = On
off = Off
hints = First-game hints
hints-again = Show again
reload = Reload the page
broken = Something went wrong
broken-kept = Something went wrong on this page. Your game is safe on the server: reload the page and carry on.
outdated = This page is incomplete
outdated-kept = Part of it couldn’t be loaded: either there’s a newer version or you’re offline. Your game is safe on the server: reload the page and carry on.
no-server = The server isn’t responding
no-server-wait = Still trying to connect. If you’re already in a room, your game is safe. Check your connection.
keys = Keyboard shortcuts
keys-card = card
keys-gap = gap
keys-place = place
keys-back = put back
leave-game = Leave the game
leave-sure = Leave the game? The others will play on without you.
leave-sure-alone = Leave the game? It ends here, with your score so far.
to-start = Back to the start page
trouble = That didn’t work. Please try again.
too-late = Someone got there first. Take another look.
joining = Joining the room…
no-room = Can’t join this room
refused-missing = There’s no room with this code. Check it, or ask for a new link.
refused-denied = The host has removed you from this room.
refused-bad = This page and the server don’t understand each other. Reload the page.
connection-lost = Connection lost. Your game is safe.
no-connection = No connection
no-connection-how = The server can’t be reached right now. As soon as it’s back, you can carry on; your games are safe.
copied = Copied

you = You
guest = Guest
guest-number = Guest { $n }
a-player = A player
player-number = Player { $n }
bot = Bot
name = Name
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
round = Round { $n }
pips = Played this round: { $played } of { $all }
your-turn = Your turn
on-turn = Their turn
seat-you-now = It’s your turn
seat-now = playing now
seat-next = next
seat-waits = waiting
seat-bot = bot
seat-away = away
seat-out = out
seat-free = Free seat
watching-you = You’re watching
watching = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
}
hand = Your hand
pile = Pile { $n }
box = Box { $n }
the-box = THE BOX
take-back = Put it back
go-on = Continue

how-it-went = How it went
rematch = Rematch
play-again = Play again
host-rematch = The host can start a rematch.
share = Share
end-line = The full timeline
end-you = You win
end-you-shared = You win together
end-wins = { $n ->
    [one] { $name } wins
   *[other] { $name } win
}
end-nobody = Nobody wins
end-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-round = in round { $n }
end-right = right
end-run = best run
end-off = years out, on average

zone-line = Timeline
zone-row = Bottom row
zone-slots = Slots
zone-racks = Racks
zone-discards = Discards
zone-hands = Hands
zone-read = Being read
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
a-card = a card
report-deck = Report deck

# What the server refuses, where people may run into it
sorry-daily-over = That day has only just ended. Within an hour, you’ll be able to play its line just for fun.
sorry-daily-secret = You’ll see this line once you’ve played it, or an hour after its day ends.
sorry-daily-none = There was no daily line on that day.
sorry-daily-later = That day hasn’t begun yet.
sorry-daily-once = You can only play the daily line once in this room.
sorry-seat-taken = Someone is already sitting there; choose a free seat.
sorry-name = Names must have 1 to { $most } characters.
sorry-not-yours = That seat belongs to someone else.
sorry-line = Messages must have 1 to { $most } characters.
sorry-host-stays = The host can’t be removed.
sorry-host-only = Only the host can do that.
sorry-too-fast = That was too fast. Wait a moment and try again.
sorry-away = The server can’t save anything just now. Try again.
sorry-room-full = This room is full.
sorry-version = This page is out of date. Reload it.
sorry-command-used = That didn’t get through. Try again.
sorry-unreadable = The last game in this room can’t be opened any more. You can start another one.
sorry-room-unreadable = This room can’t be opened any more. You can start a new game.
sorry-no-game = No game has started in this room yet.
sorry-twist-deck = Twist needs cards with icons: choose the Twist deck, or give your own cards icons in the editor.
sorry-no-room = There’s no room with the code { $code }. Check it and try again.
sorry-pairing = This code is unknown, already used or too old; get a new one.
sorry-game-on = A game is in progress in this room; it has to finish first.
sorry-clock = Set the clock to between 5 and 86,400 seconds.
sorry-era = The first year can’t come after the last.
sorry-fame = This deck doesn’t say how well known its cards are; choose all of them.
sorry-players = These options are for { $least } to { $most } players; { $got ->
    [one] there is only one
   *[other] there are { $got }
} at the table.
sorry-cards = With { $players ->
    [one] one player
   *[other] { $players } players
} at the table you need at least { $needed } cards; { $hand ->
    [0] this selection has { $got }.
   *[other] this selection has { $got }. That’s enough if you set “Cards in hand” to { $hand }.
}
sorry-no-deck = This deck isn’t there any more, or it isn’t yours.
sorry-no-link = This link doesn’t work any more; ask for a new one.
sorry-few-misses = You need at least two cards that you’ve missed twice or more.
sorry-no-page = There’s no page at this address, or it isn’t shown any more.
sorry-no-cards = This deck has no finished cards yet.
sorry-private = Only the people who played this game can see it.
sorry-report-year = Enter a real year; there was no year 0.
sorry-report-same = That year is already on the card. Enter a different one, or leave it blank.
sorry-report-why = Reasons can have up to { $most } characters.
sorry-report-empty = Enter the right year, or say what’s wrong.
sorry-banned = A moderator of this server has banned you.
sorry-barred = New guests from your network can’t join today. Try again tomorrow.
sorry-room-shut = A moderator has closed this room.
sorry-muted = The host has muted you in this room.
sorry-muted-everywhere = A moderator has muted you for now.
sorry-phrases-only = In this room you can only use the ready-made phrases.
sorry-not-here = They’ve left the room.
sorry-inbox-forged = This link doesn’t belong to this server. Ask whoever runs the server for a new one.
sorry-inbox-used = This link has already been used. Ask whoever runs this server for a new one.
sorry-inbox-expired = This link has expired. Ask whoever runs this server for a new one.
sorry-inbox-closed = Open the link you got from whoever runs this server.
sorry-inbox-changed = Someone else got there first. Take another look.
sorry-inbox-not-hidden = These messages aren’t hidden any more: they’ve already been restored, or erased for good.
sorry-inbox-why = Give a reason of up to 300 characters.
sorry-advice-game = Bots only give advice in Twist.
sorry-advice-over = This game is over, so there’s no more advice.
sorry-advice-bot = This player can’t give advice; ask another bot.
privacy = Privacy
sorry-erased = Everything about you is being deleted. Reload the page to start afresh.
sorry-no-device = That device is no longer one of yours.
