privacy-title = What is kept about you
privacy-1 = You play without an account: nobody asks for an e-mail address, a phone number, your real name or your age; rooms and games keep only whether you ticked “under 12”, and whom the table called youngest or oldest.
privacy-2 = Your browser makes up a secret and keeps it; the server stores only a hash of it, by which it recognises you, and players get no cookies.
privacy-3 = The name, animal, colour and language that you choose, how you did in your games, the decks that you make, with their pictures, the devices that you pair, each with its browser and the day you last used it, and the list of people you block are kept until you delete them.
privacy-4 = Games, with their moves and the names of the players, are kept { $days ->
    [0] until the host of this server deletes them
    [one] for one day after the last move
   *[other] for { $days } days after the last move
  }.
privacy-5 = Rooms, with what is said in them, are kept { $days ->
    [0] until the host of this server deletes them
    [one] for one day after they were last used
   *[other] for { $days } days after they were last used
  }.
privacy-6 = Reports, including the server’s own about games too good to be true, the messages quoted in them, and what is done about them are kept { $days ->
    [0] until the host of this server deletes them
    [one] for one day
   *[other] for { $days } days
  }, and only the host of this server and the people they choose can read them, except that your own file tells what was reported about you and what was done, but not by whom; a ban is kept for as long as it lasts, even beyond that, as a scrambled code that names nobody.
privacy-7 = Everyone at your table sees your name, as does everyone who comes into a room that is not on the Watch page; all others see “Player 2”, unless you choose to show your name; what you say can be read by everyone in the room, even if they only watch.
privacy-8 = Nothing is passed on to anybody: there is no advertising and no tracking, and the pages load nothing from other servers.
privacy-9 = Your network address is not stored; to fend off abuse, the server keeps a scrambled form of it, for about a day.
privacy-10 = In the menu, under “You”, you can save everything about you as a file or delete it all for good, and the host of this server can do either for you; backups made earlier keep it until they are replaced.
