-- For mail about the account. NULL until it is known.
ALTER TABLE people ADD COLUMN email TEXT;
-- Security alerts of an account, for a mail and for the first page after the next sign-in.
CREATE TABLE alerts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES people (id),
  at TEXT NOT NULL,
  what TEXT NOT NULL,
  detail TEXT NOT NULL,
  -- NULL: no mail, because of a missing address or the hourly limit.
  email TEXT,
  -- The Message-ID.
  reference TEXT NOT NULL DEFAULT (lower(hex(randomblob(16)))),
  -- When to send the mail next. NULL: nothing is due.
  notify_at TEXT,
  notify_attempts INTEGER NOT NULL DEFAULT 0,
  -- 1: shown after a sign-in.
  seen INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX alerts_by_person ON alerts (person, at);
CREATE INDEX alerts_to_notify ON alerts (notify_at) WHERE notify_at IS NOT NULL;
