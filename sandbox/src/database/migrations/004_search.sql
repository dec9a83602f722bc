-- Tolerant search, and lists that stay fast with many items.

-- Folds different spellings into one text. Removes case, accents and marks; merges letters that look or sound alike, and
-- those that other keyboards lack; digits are European; anything else separates words.
CREATE OR REPLACE FUNCTION search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(
        regexp_replace(lower(normalize(coalesce(given, ''), NFKD)),
          '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'),
        'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
      'ٱيىېۍێےكڪگةۃہھەںٹڈڑژپچڤۆ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹łŁøØđĐðÐıþءٴ''’‘ʼ`',
      'اییییییکککهههههنتدرزبجفو01234567890123456789llooddddit'),
    '[\u0001-/:-@\[-`{-\u00bf\u00d7\u00f7\u2010-\u2027\u2030-\u205e\u060c\u061b\u061f\u066a-\u066d\u06d4\u2190-\u2bff\u3000-\u3003\U0001f000-\U0001faff]+', ' ', 'g'))
$$;

-- The name in every language, one line each, and after a tab other texts by which it is found.
CREATE FUNCTION search_names(names jsonb, further jsonb DEFAULT '[]') RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT E'\n' || search_fold(names ->> 'en') || E'\n' || search_fold(names ->> 'ur') || E'\n' || search_fold(names ->> 'ar')
    || E'\n\t' || coalesce((SELECT string_agg(search_fold(word #>> '{}'), ' ')
      FROM jsonb_path_query(further, 'strict $.** ? (@.type() == "string")') AS word), '')
$$;

-- A price minus a percentage, rounded half up as everywhere.
CREATE FUNCTION less_percent(price bigint, percent numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT price - least(price, floor(price * percent / 100 + 0.5)::bigint)
$$;

-- Categories with their descendants.
CREATE FUNCTION category_branch(ids integer[]) RETURNS integer[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH RECURSIVE branch AS (
    SELECT id FROM categories WHERE id = ANY(ids) AND active
    UNION SELECT categories.id FROM categories JOIN branch ON categories.parent_id = branch.id WHERE active
  ) SELECT coalesce(array_agg(id), '{}') FROM branch
$$;

ALTER TABLE categories DROP COLUMN search;
ALTER TABLE categories
  ADD COLUMN search text GENERATED ALWAYS AS (search_names(name_i18n)) STORED,
  ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('simple', search_names(name_i18n))) STORED;

ALTER TABLE stores DROP COLUMN search;
ALTER TABLE stores ADD COLUMN search text GENERATED ALWAYS AS (search_names(name_i18n)) STORED;
CREATE INDEX stores_search ON stores USING gin (to_tsvector('simple', search));

ALTER TABLE places DROP COLUMN search;
ALTER TABLE places ADD COLUMN search text GENERATED ALWAYS AS (search_text(address_i18n)) STORED;
CREATE INDEX places_search ON places USING gin (search gin_trgm_ops);

ALTER TABLE items DROP COLUMN search;
ALTER TABLE items
  ADD COLUMN brand_id integer,
  ADD COLUMN search text GENERATED ALWAYS AS (search_names(name_i18n, tags || generic_names)) STORED,
  -- with its own discount; a valid store discount replaces it (D-14)
  ADD COLUMN net_price bigint GENERATED ALWAYS AS (
    CASE discount_type WHEN 'percent' THEN less_percent(price, discount) WHEN 'amount' THEN greatest(0, price - round(discount)::bigint) ELSE price END
  ) STORED,
  ADD COLUMN sold_out boolean GENERATED ALWAYS AS (
    coalesce(stock = 0, false)
      OR (variations <> '[]' AND NOT jsonb_path_exists(variations, '$[*] ? (!exists(@.stock) || @.stock == null || @.stock > 0)'))
  ) STORED;
CREATE INDEX items_search ON items USING gin (to_tsvector('simple', search));

-- Active items in the orders of lists, with store and category, so that filtering and counting use only the index.
DROP INDEX items_store, items_category, items_popular, items_reviewed, items_discounted, items_recommended;
CREATE INDEX items_store ON items (store_id, position, id) INCLUDE (category_id) WHERE active AND NOT campaign;
CREATE INDEX items_category ON items (category_id, order_count DESC, id) INCLUDE (store_id, module_id) WHERE active AND NOT campaign;
CREATE INDEX items_popular ON items (module_id, order_count DESC, id) INCLUDE (store_id, category_id) WHERE active AND NOT campaign;
CREATE INDEX items_reviewed ON items (module_id, rating_count DESC, id) INCLUDE (store_id, category_id) WHERE active AND NOT campaign;
CREATE INDEX items_recommended ON items (module_id, order_count DESC, id) INCLUDE (store_id, category_id) WHERE active AND NOT campaign AND recommended;
CREATE INDEX items_rated ON items (module_id, avg_rating DESC, rating_count DESC, id) INCLUDE (store_id, category_id) WHERE active AND NOT campaign;
CREATE INDEX items_newest ON items (module_id, created_at DESC, id DESC) INCLUDE (store_id, category_id) WHERE active AND NOT campaign;
CREATE INDEX items_net_price ON items (module_id, net_price, price, id) INCLUDE (store_id, category_id) WHERE active AND NOT campaign;
CREATE INDEX items_price ON items (module_id, price, id) INCLUDE (store_id, category_id) WHERE active AND NOT campaign;

-- Every searchable word. Unknown words are compared with these.
CREATE TABLE search_words (word text COLLATE "C" PRIMARY KEY);
CREATE INDEX search_words_alike ON search_words USING gin (word gin_trgm_ops);

CREATE FUNCTION search_words_in(found text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM string_to_table(translate(found, E'\n\t', '  '), ' ') AS word WHERE length(word) BETWEEN 2 AND 60
$$;

CREATE FUNCTION learn_added_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words SELECT DISTINCT word FROM added, search_words_in(added.search) AS word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE FUNCTION learn_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words SELECT search_words_in(NEW.search) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER items_added AFTER INSERT ON items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION learn_added_words();
CREATE TRIGGER items_renamed AFTER UPDATE OF name_i18n, tags, generic_names ON items FOR EACH ROW EXECUTE FUNCTION learn_changed_words();
CREATE TRIGGER stores_added AFTER INSERT ON stores REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION learn_added_words();
CREATE TRIGGER stores_renamed AFTER UPDATE OF name_i18n ON stores FOR EACH ROW EXECUTE FUNCTION learn_changed_words();
CREATE TRIGGER categories_added AFTER INSERT ON categories REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION learn_added_words();
CREATE TRIGGER categories_renamed AFTER UPDATE OF name_i18n ON categories FOR EACH ROW EXECUTE FUNCTION learn_changed_words();

INSERT INTO search_words SELECT DISTINCT word FROM (
  SELECT search FROM items UNION ALL SELECT search FROM stores UNION ALL SELECT search FROM categories
) AS known, search_words_in(known.search) AS word;

-- Other forms of a word: without its article, in the singular.
CREATE FUNCTION search_forms(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT form) FROM unnest(ARRAY[
    word,
    regexp_replace(word, '^[وبکفل]?ال(?=...)', ''),
    regexp_replace(word, '^لل(?=...)', ''),
    regexp_replace(word, '^([a-z]{3,}[^s])s$', '\1'),
    regexp_replace(word, '^([a-z]{2,}(?:o|s|x|ch|sh))es$', '\1'),
    regexp_replace(word, '^([a-z]{2,})ies$', '\1y')
  ]) AS form
$$;

-- Known words that are similar, the likeliest first: trigrams find missing, doubled and wrong letters; swapped letters
-- are tried one by one. Words with the same first letter count as more similar.
CREATE FUNCTION search_alike(given text) RETURNS SETOF text LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.25 SET enable_seqscan = off AS $$
  SELECT word FROM (
    SELECT word, similarity(word, given) + CASE WHEN left(word, 1) = left(given, 1) THEN 0.1 ELSE 0 END AS likeness
    FROM search_words WHERE word % given AND length(given) BETWEEN 3 AND 30
    UNION ALL
    SELECT word, 0.9 FROM search_words WHERE word = ANY(ARRAY(
      SELECT overlay(given PLACING reverse(substr(given, at, 2)) FROM at FOR 2) FROM generate_series(1, length(given) - 1) AS at WHERE length(given) <= 30
    ))
  ) AS near WHERE likeness >= 0.34 AND word !~ '^[0-9]+$' GROUP BY word ORDER BY max(likeness) DESC, word LIMIT 5
$$;
