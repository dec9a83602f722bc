-- Photos of customers. Runs unchanged on PGlite and on PostgreSQL 15 or newer.

-- One for each customer: a new photo replaces the old one, whose address becomes invalid.
CREATE TABLE profile_photos (
  customer_id integer PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
  secret text NOT NULL UNIQUE, -- names the picture's address
  media_type text NOT NULL,
  bytes bytea NOT NULL
);
