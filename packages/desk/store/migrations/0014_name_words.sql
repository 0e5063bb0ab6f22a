-- The name as it is searched. NULL until the next search prepares it, a few hundred names at a time.
ALTER TABLE requests ADD COLUMN name_words TEXT;
CREATE INDEX requests_to_prepare ON requests (id) WHERE name_words IS NULL;
