-- Passkeys: another second factor. Of each, only what anybody may know is kept.
CREATE TABLE passkeys (
  -- As the authenticator names it.
  id TEXT PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES people (id),
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  -- How often it has signed; many authenticators do not count, and say 0.
  counter INTEGER NOT NULL,
  added_at TEXT NOT NULL,
  used_at TEXT
) STRICT;
CREATE INDEX passkeys_by_person ON passkeys (person);
-- What has to be signed next in a session. Each is taken out once, and goes with its session.
CREATE TABLE challenges (
  session TEXT PRIMARY KEY REFERENCES sessions (token) ON DELETE CASCADE,
  challenge TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
