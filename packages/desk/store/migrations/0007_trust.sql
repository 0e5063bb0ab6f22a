ALTER TABLE doings RENAME TO audit_log;
DROP TABLE tries;
-- Sign-in attempts, kept for minutes. The network is NULL for a browser that has signed in before.
CREATE TABLE sign_in_attempts (
  at TEXT NOT NULL,
  caller TEXT NOT NULL,
  network TEXT,
  person TEXT NOT NULL
) STRICT;
CREATE INDEX sign_in_attempts_by_caller ON sign_in_attempts (caller, person);
CREATE INDEX sign_in_attempts_by_network ON sign_in_attempts (network) WHERE network IS NOT NULL;
CREATE INDEX sign_in_attempts_by_time ON sign_in_attempts (at);
-- Browsers that have signed in before, by the hash of their cookie.
CREATE TABLE devices (
  token TEXT NOT NULL,
  person INTEGER NOT NULL REFERENCES people (id),
  used_at TEXT NOT NULL,
  PRIMARY KEY (person, token)
) STRICT;
-- The latest trusted time, and since when the clock is too far ahead of it.
CREATE TABLE clock (
  place INTEGER PRIMARY KEY CHECK (place = 1),
  at TEXT NOT NULL,
  doubted_at TEXT
) STRICT;
INSERT INTO clock (place, at)
  SELECT 1, max(at) FROM (SELECT max(received_at) AS at FROM requests UNION ALL SELECT max(at) FROM audit_log)
  WHERE at IS NOT NULL HAVING count(*) > 0;
-- The key of the fingerprints, shared by restarts and by two desks on one file.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
