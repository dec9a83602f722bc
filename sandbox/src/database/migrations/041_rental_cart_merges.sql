-- A guest's rental cart of another provider than the account's, until the customer has chosen one (D-17).
CREATE TABLE rental_cart_merges (
  customer_id integer PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
  guest_id text NOT NULL,
  offered integer[] NOT NULL, -- lines of the guest's cart
  created_at timestamptz NOT NULL DEFAULT now()
);
