-- Where a person is told by mail what happens to their account. NULL until it is known.
ALTER TABLE people ADD COLUMN email TEXT;
-- What happened to an account, for a mail and for the first page after the next sign-in.
CREATE TABLE alerts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES people (id),
  at TEXT NOT NULL,
  what TEXT NOT NULL,
  detail TEXT NOT NULL,
  -- NULL: no mail, because there was no address, or enough mails in that hour.
  email TEXT,
  -- It becomes the Message-ID, by which a repeat is known.
  reference TEXT NOT NULL DEFAULT (lower(hex(randomblob(16)))),
  -- When the mail is tried next. NULL: nothing is left to send.
  notify_at TEXT,
  notify_attempts INTEGER NOT NULL DEFAULT 0,
  -- 1: it was shown after a sign-in.
  seen INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX alerts_by_person ON alerts (person, at);
CREATE INDEX alerts_to_notify ON alerts (notify_at) WHERE notify_at IS NOT NULL;
