-- The state of a request. handled_at is set while it is booked, closed or spam.
ALTER TABLE requests ADD COLUMN state TEXT NOT NULL DEFAULT 'new'
  CHECK (state IN ('new', 'called', 'no answer', 'booked', 'closed', 'spam'));
-- Incremented by each change, to detect concurrent edits.
ALTER TABLE requests ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
-- The version of the privacy notice then in force.
ALTER TABLE requests ADD COLUMN notice TEXT;
ALTER TABLE requests ADD COLUMN mobile_end TEXT
  GENERATED ALWAYS AS (substr(json_extract(payload, '$.mobile'), -10)) VIRTUAL;
UPDATE requests SET state = 'closed' WHERE handled_at IS NOT NULL;
CREATE INDEX requests_by_state ON requests (state, received_at);
CREATE INDEX requests_by_mobile ON requests (mobile_end);
CREATE INDEX requests_by_handling ON requests (handled_at) WHERE handled_at IS NOT NULL;

-- The people of the front desk.
CREATE TABLE people (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  -- The name in lower case with single spaces, for sign-in.
  sign_in TEXT NOT NULL,
  -- NULL until the person has joined.
  password TEXT,
  -- Hash of the one-time link.
  invitation TEXT,
  invited_until TEXT,
  removed_at TEXT
) STRICT;
CREATE UNIQUE INDEX people_by_sign_in ON people (sign_in) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX people_by_invitation ON people (invitation) WHERE invitation IS NOT NULL;

CREATE TABLE sessions (
  -- Hash of the token in the cookie.
  token TEXT PRIMARY KEY,
  person INTEGER NOT NULL REFERENCES people (id),
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL
) STRICT;
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request INTEGER NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  person INTEGER NOT NULL REFERENCES people (id),
  at TEXT NOT NULL,
  text TEXT NOT NULL,
  -- From the form, so a note sent twice is stored once.
  key TEXT NOT NULL UNIQUE
) STRICT;
CREATE INDEX notes_by_request ON notes (request);

-- The audit log. It contains no patient data, and does not name erased patients.
CREATE TABLE doings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  -- NULL: the desk itself.
  person INTEGER REFERENCES people (id),
  what TEXT NOT NULL,
  request INTEGER REFERENCES requests (id) ON DELETE SET NULL,
  detail TEXT
) STRICT;
CREATE INDEX doings_by_request ON doings (request) WHERE request IS NOT NULL;
CREATE INDEX doings_by_time ON doings (at);

-- Sign-in attempts, kept for minutes.
CREATE TABLE tries (
  key TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX tries_by_time ON tries (at);
