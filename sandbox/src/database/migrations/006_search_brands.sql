-- Items are found by the names of their brands, too.

ALTER TABLE brands
  ADD COLUMN search text GENERATED ALWAYS AS (search_names(name_i18n)) STORED,
  ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('simple', search_names(name_i18n))) STORED;

CREATE TRIGGER brands_added AFTER INSERT ON brands REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION learn_added_words();
CREATE TRIGGER brands_renamed AFTER UPDATE OF name_i18n ON brands FOR EACH ROW EXECUTE FUNCTION learn_changed_words();
INSERT INTO search_words SELECT DISTINCT word FROM brands, search_words_in(brands.search) AS word ON CONFLICT DO NOTHING;
