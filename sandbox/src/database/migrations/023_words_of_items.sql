-- Stores the words of an item, like those of categories and brands: where no index fits a search, calculating them for
-- each item took a second for two letters.
ALTER TABLE items
  ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('simple', search_names(name_i18n, tags || generic_names))) STORED;
DROP INDEX items_search;
CREATE INDEX items_search ON items USING gin (words);
