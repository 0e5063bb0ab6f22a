-- Written by /health, to check that the database is writable.
CREATE TABLE health (
  place INTEGER PRIMARY KEY CHECK (place = 1),
  at TEXT NOT NULL
) STRICT;
