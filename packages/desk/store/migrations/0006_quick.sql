-- 1: sent sooner after the form was opened than somebody writes.
ALTER TABLE requests ADD COLUMN quick INTEGER NOT NULL DEFAULT 0;
