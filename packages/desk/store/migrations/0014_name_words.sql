-- The normalized name for the search. NULL until a search prepares it, in batches.
ALTER TABLE requests ADD COLUMN name_words TEXT;
CREATE INDEX requests_to_prepare ON requests (id) WHERE name_words IS NULL;
