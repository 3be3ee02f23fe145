mine = My decks
mine-intro = Make your own cards, share a link to play them with friends, and print them. Nobody else sees a deck until you share it.
mine-new = New deck
mine-new-name = New deck
mine-unnamed = Unnamed deck
mine-empty = Start with a card
mine-paste = Paste a table
mine-file = Open a file
mine-copy = Copy a deck
mine-limits = You can keep up to { $decks } decks with up to { $cards } cards each.
mine-none = You haven’t made a deck yet. Paste a list of events, or start with one card.
mine-changed = changed { $when }
mine-play = Play
mine-delete = Delete deck
mine-delete-which = Delete “{ $name }”
mine-delete-title = Delete “{ $name }”?
mine-delete-what = { $n ->
    [0] It will be deleted
    [one] Its card will be deleted
   *[other] Its { $n } cards will be deleted
} for good, and any links to it will stop working. Games in progress can still be finished.
mine-keep = Keep it
mine-save-first = Save it as a file first
files-making = Making the file from { $n ->
    [one] one card
   *[other] { $n } cards
}… A large deck can take a minute.
files-fetching = Downloading…
play-deck-name = Play “{ $name }”
play-few = { $hand ->
    [0] Two players need at least three finished cards; until then you can play alone.
    [one] Two can play, with one card in hand each. For the usual { $usual } in hand, you need { $needed } finished cards.
   *[other] Two can play, with { $hand } cards in hand each. For the usual { $usual }, you need { $needed } finished cards.
}
play-by-oneself = Play alone
share-title = Share this deck
share-together = Play together
share-together-how = Open a table with this deck, and send your friends the link you find there.
share-play = Link to play this deck
share-play-how = Anyone with this link can play this deck at tables of their own, but can’t look through it or change it.
share-play-make = Make a link for playing
share-copy = Link to copy this deck
share-copy-how = Anyone with this link can make a copy of their own. Your deck stays as it is.
share-copy-make = Make a link for copying
share-copy-link = Copy link
share-withdraw = Remove link
link-gone = Link not found
link-play = Someone made these cards and lets you play with them, at a table of your own. To join someone’s table, ask for the link to that table.
link-copy = Someone made these cards. Take a copy, and it’s yours to change.
link-take = Copy to my decks

## The editor

edit-gone = Deck not found
edit-name = Deck name
edit-kept = Kept on this device
edit-saving = Saving…
edit-saved = Saved
edit-saved-at = Saved at { $time }
edit-private = private
edit-shared = shared by link
edit-undo = Undo
edit-undone = Undone
edit-files = Print and save
edit-share = Share
edit-play = Play this deck
edit-cards = Cards
edit-find = Find a card
edit-order = Order
order-mine = My order
order-year = By year
order-title = By title
order-lacking = Unfinished first
edit-new = New card
edit-left = { $n ->
    [one] One row to fix
   *[other] { $n } rows to fix
}
edit-next = Next card
edit-back = Previous card
edit-all = All cards
edit-up = Move up
edit-down = Move down
edit-place = Card { $n } of { $all }
edit-untitled = No title yet
edit-card = The card
edit-delete = Delete card
edit-deleted = Card deleted. Undo brings it back.
edit-title = Title
edit-in = { $what }, { $spoken }
edit-letters = { $n } of { $most } characters
edit-year = Year
edit-era = BC or AD
edit-bc = BC
edit-ad = AD
edit-circa = approx.
read-as = read as { $year }
edit-theme = Theme
theme-new = New theme
theme-change = Edit “{ $name }”
theme-name = Name
theme-name-in = Name, { $spoken }
theme-colour = Colour
theme-delete = Delete theme
theme-done = Done
palette-invention = Orange with gears
palette-discovery = Teal with a compass
palette-event = Red with a scroll
palette-monument = Sand with a temple
palette-art = Purple with a palette
palette-music = Blue with a clef
palette-sport = Green with a trophy
palette-transport = Grey with rails
palette-economy = Brown with coins
edit-note = Fact
edit-note-hint = shown once the card is turned over
edit-source = Source
edit-address = Web address
edit-optional = optional
edit-icon = Twist icon
edit-languages = Languages
edit-language = Language
edit-add-language = Add a language
edit-hand = In your hand
edit-line = In the timeline
clash = This was changed on two devices. Which version do you want to keep?
clash-here = On this device
clash-row = Changed on two devices
clash-there = On your other device
clash-keep = Keep this

## A table

paste-title = Paste a table
paste-how = Copy rows from a spreadsheet, a document or a web page and paste them here: one event per row, with its year.
paste-here = The table
paste-example = The first tram runs · 1882 · Transport
paste-template = Template (XLSX)
paste-read = Check the table
paste-sending = Uploading the file…
paste-reading = Reading the table…
paste-drop = You can also drop a file anywhere on this page: XLSX, ODS, CSV or JSON.
paste-to-deck = Back to the deck
paste-check = Check your table
paste-rows = { $n ->
    [one] One row
   *[other] { $n } rows
} found. Check that each column is right; press a cell to edit it.
paste-all-good = { $n ->
    [one] The row is ready.
   *[other] All { $n } rows are ready.
}
paste-again = Start again
paste-sheet = Sheet
paste-language = Language of the cards
paste-language-unsure = Which language is this?
paste-has-heading = The first row is a heading
paste-table = Your table
paste-heading = Your heading: “{ $text }”
paste-column = What column { $n } is
column-none = Leave out
column-title = Title
column-year = Year
column-theme = Theme
column-note = Fact
column-source = Source
column-source-url = Web address
column-era = BC or AD
column-circa = Approximate
column-picture = Picture
column-fame = How well known
column-front = Twist: front icon
column-back = Twist: back icon
column-alt = Picture description
column-id = ID
column-art = Drawing
column-subject = Wikidata ID
column-checked = Checked
column-photo = Photo
column-credit = Picture credit
column-palette = Colour palette
column-badge = Badge
column-licence = Licence
column-deck = Deck
paste-filter = Show only
paste-good = ready
paste-wrong = to fix
paste-look = worth a look
paste-said = { $good } ready, { $wrong } to fix
paste-next = Next problem
paste-problem = A problem
paste-row = Row { $row }
paste-change = Apply
paste-name = Deck name
paste-wait = Rows still to fix are kept on this device, so you can come back to them.
paste-most = A deck can have up to { $most } cards. The other rows are kept on this device.
paste-no-good = No rows are ready yet. Fix one, or check the columns.
paste-left-out = { $n ->
    [one] One photo could not be imported, so its card has none.
   *[other] { $n } photos could not be imported, so their cards have none.
}
paste-go = Continue with { $n ->
    [one] one card
   *[other] { $n } cards
}
fix-to = “{ $text }”
fix-drop = Leave row { $row } out
fix-keep-both = Keep both
fix-keep-row = Keep only row { $row }
fix-fine = It’s fine

## What is wrong

trouble-year-missing = No year yet
trouble-year-unread = Enter a year, such as 1492, 44 BC or c. 800
trouble-year-zero = There was no year 0
trouble-year-far = Too far away: 100 million years is the limit
trouble-year-short = Enter the year in full, such as 1998
trouble-year-span = One year, please, not { $first } to { $last }
trouble-title-missing = No title yet
trouble-long = Too long: { $got } characters; the limit is { $most }
trouble-spaces = There’s a space at the start or end
trouble-names-year = The title gives the year away
trouble-names-century = The title gives the century away
trouble-twice = Same card as row { $row }
trouble-alike = Almost the same as row { $row }
trouble-alike-title = Almost the same as “{ $title }”
trouble-again = The deck already has this card
trouble-there = Your deck already has this card
trouble-same-year = { $count } cards are from { $year }, which makes them easy to place
trouble-few = { $players ->
    [0] There aren’t enough cards yet for two players with full hands
   *[other] { $cards } cards are enough for { $players } players; add more cards for more players
}
trouble-picture = This picture can’t be drawn, so it’s left out
trouble-photo = There is no such photo in this file or among yours, so it’s left out
trouble-photo-alt = No picture description yet
trouble-alt-names-year = The description gives the year away
trouble-columns = Choose what each column is. Missing: { $missing }
trouble-no-rows = There are no rows below the heading
trouble-cell = This can’t be read
trouble-fame = Enter a number from 0 to 1
trouble-icons = Use two different icons from these: { $icons }
trouble-id-twice = This ID is used twice

## Pictures

edit-picture = Picture
picture-suggested = Suggested
picture-compose = Compose
picture-own = Your own
picture-suggestion = Picture { $n }
picture-type-first = Type a title, and matching pictures will appear here.
picture-drop = To use a photo of your own, drop or paste it anywhere on this page.
picture-photo-where = To use a photo of your own, take or choose one under “Your own”.
picture-alt = Describe the picture
picture-credit = Photo credit
picture-scene = Scene
picture-find = Find a symbol
picture-glyphs = Symbols
picture-keys = Drag a symbol, or use the keys: arrows move it, + and − resize it, R turns it, F flips it and Delete removes it.
picture-none = Choose up to three symbols for “{ $title }”.
picture-figure = Symbol { $n }: { $name }
picture-remove = Remove symbol { $n }
picture-smaller = Smaller
picture-larger = Larger
picture-turn = Turn
picture-flip = Flip
picture-choose = Choose a photo
picture-take = Take a photo
picture-take-off = Remove the photo
picture-photo-how = Use photos that are yours or free to use, and photos of people only with their consent.
picture-unread = This picture can’t be read. Choose a JPEG, PNG or WebP.
picture-cut = The part that the card shows
picture-cut-how = Drag the picture, or move it with the arrow keys; + and − zoom in and out.
picture-zoom = Zoom
picture-sending = Uploading the picture…
picture-reading = Reading the picture…
picture-cancel = Cancel
picture-use = Use this picture
edit-deal = Give every card two icons
