lost-title = No such page
lost-why = Nothing lies at this address. Perhaps a letter got lost on the way.
