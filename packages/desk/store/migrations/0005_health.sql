-- Written when a monitor asks, to know that the database can be written.
CREATE TABLE health (
  place INTEGER PRIMARY KEY CHECK (place = 1),
  at TEXT NOT NULL
) STRICT;
