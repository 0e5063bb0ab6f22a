-- Finds the rows with a fingerprint, oldest first, without scanning the others.
CREATE INDEX requests_to_forget ON requests (received_at) WHERE fingerprint IS NOT NULL;
