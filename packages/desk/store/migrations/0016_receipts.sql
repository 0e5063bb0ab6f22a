-- Receipts by mail to patients, deleted with their request. The address is only in the request.
CREATE TABLE receipts (
  id INTEGER PRIMARY KEY REFERENCES requests (id) ON DELETE CASCADE,
  -- When to send it next. NULL: sent or dropped.
  notify_at TEXT,
  notify_attempts INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX receipts_to_send ON receipts (notify_at) WHERE notify_at IS NOT NULL;
