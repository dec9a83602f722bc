-- A search becomes popular by many networks (X-24): each counts once a day, so that one client cannot fill the list.
ALTER TABLE popular_searches ADD COLUMN networks integer NOT NULL DEFAULT 0; -- that have ever searched for it

-- What is listed today stays so
UPDATE popular_searches SET networks = 5 WHERE count >= 5;

CREATE TABLE popular_search_networks (
  module_id integer NOT NULL,
  language text NOT NULL,
  text text NOT NULL,
  network text NOT NULL, -- a few digits of a hash: enough to tell networks apart, too few to find one
  counted_on date NOT NULL,
  PRIMARY KEY (module_id, language, text, network),
  FOREIGN KEY (module_id, language, text) REFERENCES popular_searches ON DELETE CASCADE
);
CREATE INDEX popular_search_networks_counted ON popular_search_networks (counted_on);
