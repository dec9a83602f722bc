-- Payments of trips, and coupons that trips use. Runs unchanged on PGlite and on PostgreSQL 15 or newer.

ALTER TABLE payments DROP CONSTRAINT payments_purpose_check;
ALTER TABLE payments
  ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('order', 'add_fund', 'trip')),
  ADD COLUMN trip_id integer REFERENCES trips ON DELETE CASCADE;
CREATE INDEX payments_trip ON payments (trip_id);

ALTER TABLE coupon_uses DROP CONSTRAINT coupon_uses_pkey;
ALTER TABLE coupon_uses
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN trip_id integer REFERENCES trips ON DELETE CASCADE,
  ADD CHECK (num_nonnulls(order_id, trip_id) = 1),
  ADD UNIQUE (coupon_id, order_id),
  ADD UNIQUE (coupon_id, trip_id);
