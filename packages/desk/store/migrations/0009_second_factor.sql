-- The second factor: a time-based one-time code (TOTP). Encrypted with SECOND_FACTOR_KEY; NULL until it is set up.
ALTER TABLE people ADD COLUMN totp_secret TEXT;
-- The step of the last code that was taken: none is taken twice.
ALTER TABLE people ADD COLUMN totp_step INTEGER NOT NULL DEFAULT 0;
-- Hashes of the codes on paper; each goes when it is used.
CREATE TABLE recovery_codes (
  person INTEGER NOT NULL REFERENCES people (id),
  code TEXT NOT NULL,
  PRIMARY KEY (person, code)
) STRICT;
-- 1: the password was right, and the second factor is still to come. Such a session opens nothing.
ALTER TABLE sessions ADD COLUMN half INTEGER NOT NULL DEFAULT 0;
