-- The mail that is on its way, one at most.
CREATE TABLE mail (
  place INTEGER PRIMARY KEY CHECK (place = 1),
  -- The same at each try: it becomes the Message-ID, by which a repeat is known.
  reference TEXT NOT NULL,
  try_at TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  -- 1: the server may have taken it, so nothing may be added to it.
  sealed INTEGER NOT NULL
) STRICT;
-- NULL: no mail has told of it yet. 1: the mail above does. 0: nothing is left to do.
ALTER TABLE requests ADD COLUMN mail INTEGER;
UPDATE requests SET mail = 0;
CREATE INDEX requests_to_mail ON requests (mail, received_at) WHERE mail IS NULL OR mail = 1;
