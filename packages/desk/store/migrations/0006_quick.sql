-- 1: sent faster than a person can fill in the form.
ALTER TABLE requests ADD COLUMN quick INTEGER NOT NULL DEFAULT 0;
