lost-title = Page not found
lost-why = There’s nothing at this address. Perhaps a letter got lost on the way.

## Decks

decks-intro = Browse the cards, learn them in chronological order, print or download them, or make cards of your own.
decks-all = All decks
decks-size = { $n } cards · { $languages ->
    [one] { $languages } language
   *[other] { $languages } languages
}
deck-play = Play with these cards
deck-search = Search the titles
deck-theme = Theme
deck-themes = All themes
deck-era = Period
deck-eras = All periods
deck-era-first = BC
deck-era-last = Since { $year }
deck-view = Layout
deck-cards = Cards
deck-line = Timeline
deck-how = Guess the year, then turn the card over.
deck-none = No cards match. Try a wider search.
deck-hard = How hard the cards are
deck-hard-how = Based on games played on this server, allowing for the width of the gap. { $n } cards have been placed often enough to tell.
deck-hardest = Hardest
deck-easiest = Easiest
deck-placed = right { $right } of { $tries } times
deck-files = Print and download
deck-files-how = The PDF has nine cards to a sheet, ready to cut. Print it at 100%, on both sides, flipped on the long edge.
deck-extras-how = The other pieces, such as racks, wheel, bets and chips, are for the Swiss games and Twist. Classic needs only the cards.
deck-print = PDF, { $paper }
deck-extras = The other pieces (PDF)
deck-licence = The cards and pictures are free for anyone to use: { $licence }.
decks-mine = My decks
deck-copy = Copy to my decks
deck-copy-how = Press the cards you want. If you press none, the whole deck is copied.
deck-copy-shown = Pick all { $n ->
    [one] shown
   *[other] { $n } shown
}
deck-copy-stop = Cancel
deck-copy-go = Copy { $n ->
    [one] one card
   *[other] { $n } cards
}

## Watch

watch-title = Who’s playing?
watch-intro = These tables are open right now. Watch, or take a free seat.
watch-none = All quiet
watch-none-how = There are no public games right now. Start one, and others will find you here.
watch-match = Play with someone
watch-match-how = We’ll find a table where someone is waiting, or open one for you that others can find.
watch-match-go = Find a table
watch-game = Game
watch-look = Watch
watch-playing = In progress
watch-free = { $n ->
    [0] No free seat
    [one] One free seat
   *[other] { $n } free seats
}

## Replay

replay = Replay
replay-none = Nothing to replay
replay-missing = There’s no game at this address. It may have been deleted, or a letter may be missing.
replay-not-over = This game is still in progress. Come back when it’s over.
replay-private = This game was played with cards that someone made, so only its players can replay it.
replay-watch = See who’s playing
replay-first = To the start
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-turn = Turn
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-round = Round
replay-round-back = Previous round
replay-round-on = Next round
replay-mistake = Mistakes
replay-mistake-own = Your mistakes
replay-mistake-back = Previous mistake
replay-mistake-on = Next mistake
replay-moves = Move by move
replay-cards = The cards from this game
replay-begins = The game begins.
replay-goes-on = The game goes on.
replay-left = { $name } has left.
luck = Was it fair?
luck-guided = This was a guided game: its luck was fixed beforehand.
luck-held = Yes: the seed was made from a secret that the server fixed before the game, plus a number from each player.
luck-broken = No: the seed isn’t the one the server promised before the game.
luck-unchecked = Your browser can only check this over HTTPS. You can check it yourself:
luck-promise = Promised before the game
luck-seed = The game’s seed
luck-whole = To replay the whole game from its seed, download its log and run:
luck-log = Download the log
