-- Carts that are open to others by a link. Runs unchanged on PGlite and on PostgreSQL 15 or newer.

CREATE TABLE shared_carts (
  -- Whoever knows it can see the cart and add to it
  token text PRIMARY KEY,
  owner_kind text NOT NULL CHECK (owner_kind IN ('customer', 'guest')),
  owner_id text NOT NULL,
  store_id integer NOT NULL REFERENCES stores ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  UNIQUE (owner_kind, owner_id, store_id)
);

-- Names of the people who added the line, besides the owner
ALTER TABLE cart_lines ADD COLUMN added_by text[] NOT NULL DEFAULT '{}';
