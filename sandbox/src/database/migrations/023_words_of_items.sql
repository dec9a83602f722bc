-- The words of an item are kept, as those of categories and brands are: where no index leads to what was typed, they were worked out
-- anew for each item that was looked at, which took a second for two letters.
ALTER TABLE items
  ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('simple', search_names(name_i18n, tags || generic_names))) STORED;
DROP INDEX items_search;
CREATE INDEX items_search ON items USING gin (words);
