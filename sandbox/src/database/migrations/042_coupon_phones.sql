-- The contact phone of the order or trip that used a coupon: a limit holds for a person, whatever guest ids they have.
ALTER TABLE coupon_uses ADD COLUMN phone text NOT NULL DEFAULT ''; -- + and digits

UPDATE coupon_uses SET phone = coalesce(
  (SELECT contact_phone FROM orders WHERE id = order_id), (SELECT contact_phone FROM trips WHERE id = trip_id), '');

CREATE INDEX coupon_uses_phone ON coupon_uses (coupon_id, phone) WHERE phone <> '';
