-- Two roles more, for those who write the pages and see nothing of the front desk. SQLite cannot change a CHECK in its place.
ALTER TABLE people ADD COLUMN wider TEXT NOT NULL DEFAULT 'front desk'
  CHECK (wider IN ('front desk', 'manager', 'writer', 'publisher'));
UPDATE people SET wider = role;
ALTER TABLE people DROP COLUMN role;
ALTER TABLE people RENAME COLUMN wider TO role;
