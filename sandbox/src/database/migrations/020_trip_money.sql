-- Wallet payments and refunds of trips. Runs unchanged on PGlite and on PostgreSQL 15 or newer.

ALTER TABLE wallet_transactions DROP CONSTRAINT wallet_transactions_kind_check;
ALTER TABLE wallet_transactions
  ADD CONSTRAINT wallet_transactions_kind_check CHECK (
    kind IN ('order_place', 'order_refund', 'trip_booking', 'trip_refund', 'add_fund', 'loyalty_point', 'referrer', 'CashBack')
  );

UPDATE wallet_transactions AS moved
SET kind = CASE kind WHEN 'order_place' THEN 'trip_booking' ELSE 'trip_refund' END
WHERE kind IN ('order_place', 'order_refund')
  AND EXISTS (SELECT FROM trips WHERE trips.id::text = moved.reference)
  AND NOT EXISTS (SELECT FROM orders WHERE orders.id::text = moved.reference);
