lost-title = No such page
lost-why = Nothing lies at this address. Perhaps a letter got lost on the way.

## Decks

decks-intro = Look through the cards, learn them in order of time, print them, or take them along.
decks-all = All the decks
decks-size = { $n } cards · { $languages ->
    [one] { $languages } language
   *[other] { $languages } languages
}
deck-play = Play with these cards
deck-search = Search the titles
deck-theme = Theme
deck-themes = All themes
deck-era = Era
deck-eras = All times
deck-era-first = Before our era
deck-era-last = Since { $year }
deck-view = How the cards lie
deck-cards = Cards
deck-line = Timeline
deck-how = Guess the year, then turn the card over.
deck-none = No card matches. Search more widely.
deck-files = Print and take along
deck-files-how = The PDF prints on both sides, nine cards to a sheet, ready to cut.
deck-print = PDF, { $paper }
deck-extras = The other pieces (PDF)
deck-licence = Cards and pictures may be used by anyone: { $licence }.

## Watch

watch-title = Who is playing?
watch-intro = Open tables, as they come and go. Look on, or sit down where a seat is free.
watch-none = All is quiet
watch-none-how = Nobody plays in the open just now. Begin, and others will find you here.
watch-match = Play with somebody
watch-match-how = We look for a table where somebody waits, or open one for you that others can find.
watch-match-go = Find a table
watch-game = Game
watch-look = Watch
watch-playing = Being played
watch-free = { $n ->
    [0] No free seat
    [one] One free seat
   *[other] { $n } free seats
}

## Replay

replay = Replay
replay-none = Nothing to replay
replay-missing = No game has this address. Perhaps it has been deleted, or a letter is missing.
replay-not-over = This game is still being played. Come back when it is over.
replay-watch = See who is playing
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-moves = Who did what
replay-cards = The cards of this game
replay-begins = The game begins.
replay-goes-on = The game goes on.
replay-left = { $name } has left.
luck = Was the luck fair?
luck-held = Yes: the seed was made from what the server had promised before the game, and from a number of each player’s own.
luck-broken = No: the seed is not the one that had been promised.
luck-unchecked = This browser checks such things only over https. You can do it yourself:
luck-promise = Promised before the game
luck-seed = The seed of the game
luck-whole = To play the whole game again from its seed, download its log and say:
luck-log = Download the log
