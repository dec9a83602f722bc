-- A picture of an earlier order that was used again: each order has its own row, and knows the upload. Runs unchanged on
-- PGlite and on PostgreSQL 15 or newer.

ALTER TABLE prescriptions ADD COLUMN copy_of integer REFERENCES prescriptions ON DELETE SET NULL;
CREATE INDEX prescriptions_copy ON prescriptions (copy_of) WHERE copy_of IS NOT NULL;
