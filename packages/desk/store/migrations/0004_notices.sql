-- The open mail about new requests, one at most.
CREATE TABLE mail (
  place INTEGER PRIMARY KEY CHECK (place = 1),
  -- The Message-ID, the same at each attempt.
  reference TEXT NOT NULL,
  try_at TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  -- 1: the server may have accepted it, so no request is added to it.
  sealed INTEGER NOT NULL
) STRICT;
-- NULL: not mailed yet. 1: in the open mail. 0: done.
ALTER TABLE requests ADD COLUMN mail INTEGER;
UPDATE requests SET mail = 0;
CREATE INDEX requests_to_mail ON requests (mail, received_at) WHERE mail IS NULL OR mail = 1;
