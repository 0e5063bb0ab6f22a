CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  path TEXT NOT NULL,
  payload TEXT NOT NULL,
  handled_at TEXT,
  -- Removed once repeats are no longer recognised.
  fingerprint TEXT,
  -- When to notify the webhook next. NULL: nothing is due.
  notify_at TEXT,
  notify_attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX requests_by_time ON requests (received_at);
CREATE INDEX requests_by_fingerprint ON requests (fingerprint) WHERE fingerprint IS NOT NULL;
CREATE INDEX requests_to_announce ON requests (notify_at) WHERE notify_at IS NOT NULL;
