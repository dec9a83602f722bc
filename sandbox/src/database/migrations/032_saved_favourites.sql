-- What an item was like when it became a favourite. Null: entries from before. Runs unchanged on PGlite and on PostgreSQL
-- 15 or newer.

ALTER TABLE wishes
  ADD COLUMN item_price bigint CHECK (item_price >= 0), -- the price that its card showed
  ADD COLUMN item_sold_out boolean;
