-- Networks of code requests. Runs unchanged on PGlite and on PostgreSQL 15 or newer.

ALTER TABLE otps
  ADD COLUMN network text NOT NULL DEFAULT ''; -- SHA-256 of the address of the network; '': nobody counts
CREATE INDEX otps_network ON otps (network, sent_at);
