-- What a customer is told of a running order. Runs unchanged on PGlite and on PostgreSQL 15 or newer.
ALTER TABLE orders
  ADD COLUMN processing_minutes integer CHECK (processing_minutes > 0), -- announced with the status processing
  ADD COLUMN canceled_by_store boolean NOT NULL DEFAULT false;
