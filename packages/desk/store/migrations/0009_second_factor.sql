-- The second factor: a time-based one-time code (TOTP). Encrypted with SECOND_FACTOR_KEY; NULL until it is set up.
ALTER TABLE people ADD COLUMN totp_secret TEXT;
-- The step of the last accepted code, which cannot be used again.
ALTER TABLE people ADD COLUMN totp_step INTEGER NOT NULL DEFAULT 0;
-- Hashes of the recovery codes; a used one is deleted.
CREATE TABLE recovery_codes (
  person INTEGER NOT NULL REFERENCES people (id),
  code TEXT NOT NULL,
  PRIMARY KEY (person, code)
) STRICT;
-- 1: pre-authentication session: the password was right, the second factor is missing.
ALTER TABLE sessions ADD COLUMN half INTEGER NOT NULL DEFAULT 0;
