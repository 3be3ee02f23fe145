daily-title = The daily line
daily-earlier = Earlier days
daily-score = { $right } of { $all }
daily-of = of
daily-better = Better than { $n } in 10 players
daily-all = All of them right!
daily-first = { $n ->
    [one] You’re the first today
   *[other] You’re one of the first { $n } today
}
daily-late = Just for fun: you finished too late for it to count.
daily-for-fun = You can still play this line, just for fun: no streak, no comparison.
daily-counts-for = Counts for { $day }
daily-everybody = How everyone did
daily-players = { $n ->
    [one] One player so far · cards right, out of { $all }
   *[other] { $n } players so far · cards right, out of { $all }
}
daily-right = Right
daily-people = Players
daily-you = you
daily-hardest = Hardest card
daily-hardest-one-in = { $n ->
    [one] Everyone got it right.
   *[other] Only 1 in { $n } got it right.
}
daily-hardest-tenths = { $n } in 10 got it right.
daily-hardest-nobody = Nobody has got it right yet.
daily-hardest-you = You did.
daily-hardest-not = You didn’t.
daily-hardest-missed = { $n ->
    [one] You missed it by one year.
   *[other] You missed it by { $years } years.
}
daily-best = Your best is { $n }. You can take one day off a week.
daily-day-played = played
daily-day-off = day off
daily-day-missed = not played
daily-day-open = today, still open
daily-day-to-come = to come
daily-day-none = no line
daily-day-fun = play it for fun
daily-more = More about this line
daily-facts = The line, with facts and sources
daily-replay = Watch the replay
daily-play-again = Play it for fun
daily-next = Next line in { $time }
daily-share = Share my result
daily-withdrawn = “{ $title }” was taken out of this line: { $why } It counts for nobody, and no streak is lost.
daily-mark-right = right
daily-mark-wrong = wrong
daily-mark-out = left out
daily-not-yet = Not yet
daily-not-yet-why = You’ll see this line once you’ve played it, or an hour after its day ends.
daily-month-before = Previous month
daily-month-after = Next month
daily-calendar-about = The number is how many you got right on the day itself. You can play any other day for fun.
