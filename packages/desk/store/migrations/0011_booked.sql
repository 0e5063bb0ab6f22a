-- The time of the appointment, valid while the request is booked.
ALTER TABLE requests ADD COLUMN booked_for TEXT;
CREATE INDEX requests_by_booking ON requests (booked_for) WHERE booked_for IS NOT NULL;
