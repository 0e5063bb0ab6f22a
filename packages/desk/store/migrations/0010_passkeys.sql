-- Passkeys, another second factor. Only public data is stored.
CREATE TABLE passkeys (
  -- The credential ID.
  id TEXT PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES people (id),
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  -- The signature counter; many authenticators always send 0.
  counter INTEGER NOT NULL,
  added_at TEXT NOT NULL,
  used_at TEXT
) STRICT;
CREATE INDEX passkeys_by_person ON passkeys (person);
-- Challenges of a session. Each is used once.
CREATE TABLE challenges (
  session TEXT PRIMARY KEY REFERENCES sessions (token) ON DELETE CASCADE,
  challenge TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
