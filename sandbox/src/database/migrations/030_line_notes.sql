-- What customers tell store and courier, and limits of scheduled orders. A line's note is part of its choice
-- ({"note": "No onions"}). Runs unchanged on PGlite and on PostgreSQL 15 or newer.

ALTER TABLE cart_lines ADD COLUMN if_sold_out text CHECK (if_sold_out IN ('replace', 'remove', 'call')); -- null: as for the order
ALTER TABLE order_lines ADD COLUMN if_sold_out text CHECK (if_sold_out IN ('replace', 'remove', 'call'));

ALTER TABLE orders
  ADD COLUMN if_sold_out text CHECK (if_sold_out IN ('replace', 'remove', 'call')), -- for the lines; null: only the text
  ADD COLUMN sold_out_note text NOT NULL DEFAULT '', -- the same in words
  ADD COLUMN delivery_instruction text NOT NULL DEFAULT '',
  ADD COLUMN leave_at_door boolean NOT NULL DEFAULT false,
  ADD COLUMN cutlery boolean NOT NULL DEFAULT false;

ALTER TABLE stores
  ADD COLUMN cutlery boolean NOT NULL DEFAULT false, -- whether it adds cutlery where customers want it
  ADD COLUMN schedule_lead integer NOT NULL DEFAULT 0 CHECK (schedule_lead >= 0), -- minutes before a scheduled order
  ADD COLUMN schedule_days integer CHECK (schedule_days BETWEEN 1 AND 60); -- with today; null: as the settings say

UPDATE stores SET cutlery = true
  WHERE id % 5 <> 0 AND module_id IN (SELECT id FROM modules WHERE module_type = 'food');
