-- X-26: who added a line to a shared cart stays with the order, so that those who share it know whose dish it is.
ALTER TABLE order_lines ADD COLUMN added_by text[] NOT NULL DEFAULT '{}';
