-- The content of an imported record: importing the same record again changes nothing.
-- Lists of texts in items (tags, nutritions, allergies, generic_names) hold plain texts or {"en": …, "ur": …, "ar": …}.

ALTER TABLE items
  ADD COLUMN content_hash text,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
