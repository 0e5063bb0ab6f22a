-- Forgetting goes through those that still have a fingerprint, oldest first, however many others there are.
CREATE INDEX requests_to_forget ON requests (received_at) WHERE fingerprint IS NOT NULL;
