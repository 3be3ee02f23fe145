privacy-title = What is kept about you
privacy-1 = You don’t need an account to play: nobody asks for your e-mail address, your phone number, your real name or your age; rooms and games record only whether you ticked “under 12”, and who the table said was the youngest or oldest.
privacy-2 = Your browser makes up a secret and keeps it; the server stores only a hash of it, which is how it recognises you, and players get no cookies.
privacy-3 = Some things are kept until you delete them: the name, animal, colour and language you choose, how you did in your games, the decks you make and their pictures, the devices you pair (each with its browser and the day you last used it), and the list of people you block.
privacy-4 = Games, with their moves and the names of the players, are kept { $days ->
    [0] until whoever runs this server deletes them
    [one] for one day after the last move
   *[other] for { $days } days after the last move
  }.
privacy-5 = Rooms, with what is said in them, are kept { $days ->
    [0] until whoever runs this server deletes them
    [one] for one day after they were last used
   *[other] for { $days } days after they were last used
  }.
privacy-6 = Reports by you or about you (including the server’s own, about games too good to be true), the messages quoted in them and what was done about them are kept { $days ->
    [0] until whoever runs this server deletes them
    [one] for one day
   *[other] for { $days } days
  }; only the people who run this server and those they choose can read them, but your own file tells you what was reported about you and what was done, though not by whom; a ban is kept for as long as it lasts, even after the reports are deleted, as a scrambled code that names nobody.
privacy-7 = Everyone at your table sees your name, and so does anyone who comes into a room that isn’t on the Watch page; everyone else sees “Player 2”, unless you choose to show your name; and everyone in the room can read what you say, even if they’re only watching.
privacy-8 = Nothing is passed on to anyone: there is no advertising and no tracking, and the pages load nothing from other servers.
privacy-9 = Your network address is not stored; to prevent abuse, the server keeps a scrambled form of it for about a day.
privacy-10 = In the menu, under “You”, you can save everything about you as a file or delete it all for good, and whoever runs this server can do either for you; older backups still contain it until they are replaced.
