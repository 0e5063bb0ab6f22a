-- Two roles for writers without access to requests. SQLite cannot alter a CHECK constraint.
ALTER TABLE people ADD COLUMN wider TEXT NOT NULL DEFAULT 'front desk'
  CHECK (wider IN ('front desk', 'manager', 'writer', 'publisher'));
UPDATE people SET wider = role;
ALTER TABLE people DROP COLUMN role;
ALTER TABLE people RENAME COLUMN wider TO role;
