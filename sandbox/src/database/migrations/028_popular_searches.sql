-- How often was searched for a text that found something, for the list of popular searches (X-24). `text` is folded,
-- `label` is shown. Older searches count less: see `features/search/popular-searches.ts`.
CREATE TABLE popular_searches (
  module_id integer NOT NULL REFERENCES modules ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('en', 'ur', 'ar')),
  text text NOT NULL,
  label text NOT NULL,
  count real NOT NULL DEFAULT 1,
  counted_on date NOT NULL DEFAULT CURRENT_DATE,
  hidden boolean NOT NULL DEFAULT false, -- by the owner
  PRIMARY KEY (module_id, language, text)
);
CREATE INDEX popular_searches_most ON popular_searches (module_id, language, count DESC) WHERE NOT hidden;
