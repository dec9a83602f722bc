-- The words of an item include its module, as `#4`: a search within a module reads one index. Before, it also read an
-- index with all items of the module, which took longer than finding the words. No search text has a `#`.
DROP INDEX items_search;
ALTER TABLE items DROP COLUMN words;
ALTER TABLE items
  ADD COLUMN words tsvector GENERATED ALWAYS AS (
    to_tsvector('simple', search_names(name_i18n, tags || generic_names)) || array_to_tsvector(ARRAY['#' || module_id::text])
  ) STORED;
CREATE INDEX items_search ON items USING gin (words);
