page-places = Other pages
page-decks = Decks
page-rules = Rules
page-watch = Watch
page-replay = Replay
lost-title = No such page
lost-why = Nothing lies at this address. Perhaps a letter got lost on the way.
