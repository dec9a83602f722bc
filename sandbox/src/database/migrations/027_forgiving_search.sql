-- Search forgives by the number of mistakes in a word, by its sound in another script, and by synonyms (X-23).

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- The shortest form of a folded word: singular, without its article.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT form FROM unnest(search_forms(word)) AS form ORDER BY length(form), form LIMIT 1
$$;

-- The stem of a folded word in Latin letters as it sounds, in any script: letters that transliterations mix up are one (burger, برغر,
-- برجر), long and short vowels are one, a mute or doubled letter is dropped.
CREATE FUNCTION search_roman(stem text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(left(heard, 1) || replace(replace(substr(heard, 2), 'h', ''), 'ts', 's'), '(.)\1+', '\1', 'g')
  FROM (SELECT translate(
    regexp_replace(
      replace(replace(regexp_replace(
        regexp_replace(stem, '([a-z])\1+', '\1', 'g'),
        'c(?=[eiy])', 's', 'g'), 'ph', 'f'), 'x', 'ks'),
      '^(?:[aeiou]+|[اع][یو]?)', 'a'),
    'cgjpqvzeiouاعیوهحبتطثجکغقخدضذزسشصظرفلمن',
    'kkkbkfsyywwaaywhhbtttkkkkkddssssssrflmn') AS heard) AS sound
$$;

-- Its consonants, and its first letter: Arabic script leaves short vowels out.
CREATE FUNCTION search_sound(stem text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(heard, 1) || translate(substr(heard, 2), 'awy', '') FROM (SELECT search_roman(stem) AS heard) AS sound
$$;

ALTER TABLE search_words
  ADD COLUMN stem text COLLATE "C" GENERATED ALWAYS AS (search_stem(word)) STORED,
  ADD COLUMN roman text COLLATE "C" GENERATED ALWAYS AS (search_roman(search_stem(word))) STORED,
  ADD COLUMN sound text COLLATE "C" GENERATED ALWAYS AS (search_sound(search_stem(word))) STORED;
CREATE INDEX search_words_sound ON search_words (sound);
CREATE INDEX search_words_stem ON search_words (stem);
CREATE INDEX search_words_stem_alike ON search_words USING gin (stem gin_trgm_ops);

-- Only new words are inserted: the sound of each would be calculated even for one that is known.
CREATE OR REPLACE FUNCTION learn_added_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words SELECT DISTINCT entry FROM added, search_words_in(added.search) AS entry
    WHERE NOT EXISTS (SELECT FROM search_words WHERE word = entry) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION learn_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words SELECT entry FROM search_words_in(NEW.search) AS entry
    WHERE NOT EXISTS (SELECT FROM search_words WHERE word = entry) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- Known words that a mistyped one may be, the likeliest first. A word of up to six letters has one mistake, a longer one
-- two, and one that sounds the same two. Swapped letters are one mistake. Number and article do not count.
DROP FUNCTION search_alike(text);
CREATE FUNCTION search_mistaken(given text) RETURNS SETOF text LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.25 SET enable_seqscan = off AS $$
  SELECT word FROM (
    SELECT word, stem, least(levenshtein(word, given), levenshtein(stem, given)) AS mistakes, sound = search_sound(search_stem(given)) AS sounds_alike
    FROM search_words WHERE stem % given
    UNION ALL
    SELECT word, stem, 1, true FROM search_words WHERE stem = ANY(ARRAY(
      SELECT overlay(given PLACING reverse(substr(given, at, 2)) FROM at FOR 2) FROM generate_series(1, length(given) - 1) AS at))
  ) AS near
  WHERE length(given) BETWEEN 3 AND 30 AND given !~ '[0-9]' AND length(word) BETWEEN 3 AND 32 AND word !~ '[0-9]'
    AND word <> ALL('{and,with,for,the,اور,والا,والے,مع,من,في}')
    AND mistakes <= CASE WHEN length(given) >= 7 OR (length(given) >= 4 AND sounds_alike) THEN 2 ELSE 1 END
    AND (length(given) > 3 OR left(word, 1) = left(given, 1))
  GROUP BY word, stem
  ORDER BY min(mistakes - CASE WHEN sounds_alike THEN 1 ELSE 0 END), left(word, 1) = left(given, 1) DESC,
    similarity(stem, given) DESC, word
  LIMIT 5
$$;

-- Known words of another script that sound the same: Latin letters have the vowels that Arabic script writes, and may have
-- one more after each letter. Of words with two consonants every letter must sound the same.
CREATE FUNCTION search_sounding(given text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT word FROM (
    SELECT word, roman, sound, given ~ '[\u0600-\u06ff]' AS is_arabic, search_roman(search_stem(given)) AS heard
    FROM search_words
    WHERE sound = search_sound(search_stem(given)) AND length(given) BETWEEN 3 AND 30 AND given !~ '[0-9]'
      AND (word ~ '[\u0600-\u06ff]') <> (given ~ '[\u0600-\u06ff]')
  ) AS near
  WHERE (length(sound) = 2 AND roman = heard) OR (length(sound) > 2
    AND CASE WHEN is_arabic THEN roman ELSE heard END
      ~ ('^' || regexp_replace(CASE WHEN is_arabic THEN heard ELSE roman END, '(.)', '\1[awy]?', 'g') || '$'))
  ORDER BY roman = heard DESC, abs(length(word) - length(given)), word LIMIT 8
$$;

-- Known words in another spelling of Arabic script: one letter differs and sounds the same.
CREATE FUNCTION search_variants(given text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT word FROM search_words
  WHERE sound = search_sound(search_stem(given)) AND given ~ '^[\u0600-\u06ff]{4,30}$' AND word ~ '^[\u0600-\u06ff]+$'
    AND length(stem) = length(search_stem(given)) AND levenshtein(stem, search_stem(given)) = 1
  ORDER BY length(word), word LIMIT 8
$$;

-- Words that mean the same, in one language. The owner changes them: `npm run sandbox -- synonyms --help`.
CREATE TABLE search_synonyms (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  language text NOT NULL CHECK (language IN ('en', 'ur', 'ar')),
  words text[] NOT NULL CHECK (cardinality(words) BETWEEN 2 AND 20),
  UNIQUE (language, words)
);
