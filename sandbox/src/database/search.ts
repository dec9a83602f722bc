import type { Scope } from '../http/scope';
import type { Queries } from './database';
import { createCache } from './cache';

/** A search text as the database understands it. */
export interface SearchTerms {
  /** Folded, with unknown words replaced by the likeliest known ones; '' when nothing is left. */
  typed: string;
  words: SearchWord[];
}

interface SearchWord {
  /** The typed word, or the known word that replaces it. */
  word: string;
  /** Its shortest form; a name with this form counts as a match. */
  stem: string;
  /** A tsquery of all its alternatives. */
  query: string;
  /** Within these zones; so are categories and brands. */
  stores: number[];
  categories: number[];
  brands: number[];
}

const longest = 200;
const maxWords = 6;

const inModule = '($4::int IS NULL OR module_id = $4)';

/**
 * Each typed word with its alternatives: words that begin with it, in its forms; in Arabic script words that end with
 * it, after an article; else words that contain it; else similar words. `$2` adds similar words even to known ones;
 * `$3` are zones, `$4` a module.
 */
const termsStatement = `
  WITH typed AS MATERIALIZED (
    SELECT at, word, search_forms(word) AS forms
    FROM unnest(string_to_array(search_fold(left($1, ${longest})), ' ')) WITH ORDINALITY AS listed(word, at)
    WHERE word <> '' AND length(word) <= 60 ORDER BY at LIMIT ${maxWords}
  ), known AS MATERIALIZED (
    SELECT typed.*, EXISTS (SELECT FROM unnest(forms) AS form WHERE EXISTS (SELECT FROM search_words
      WHERE search_words.word >= form COLLATE "C" AND search_words.word < (form || U&'\\FFFD') COLLATE "C" LIMIT 1)) AS begins
    FROM typed
  ), held AS MATERIALIZED (
    SELECT known.*, ARRAY(SELECT search_words.word FROM search_words
      WHERE length(known.word) > 2 AND (NOT begins OR known.word ~ '^[\\u0600-\\u06ff]+$') AND search_words.word LIKE '%' || known.word || '%'
        AND (NOT begins OR right(search_words.word, length(known.word)) = known.word)
      ORDER BY length(search_words.word), search_words.word LIMIT 12) AS inside
    FROM known
  ), guessed AS MATERIALIZED (
    SELECT held.*, CASE WHEN $2::boolean OR (NOT begins AND cardinality(inside) = 0)
      THEN ARRAY(SELECT search_alike(word)) ELSE '{}' END AS alike
    FROM held
  ), meant AS MATERIALIZED (
    SELECT at, CASE WHEN begins OR cardinality(inside) > 0 OR cardinality(alike) = 0 THEN word ELSE alike[1] END AS word,
      CASE WHEN begins OR cardinality(inside) > 0 OR cardinality(alike) = 0
        THEN (SELECT form FROM unnest(forms) AS form ORDER BY length(form) LIMIT 1) ELSE alike[1] END AS stem,
      concat_ws(' | ',
        (SELECT string_agg(quote_literal(form) || ':*', ' | ') FROM unnest(forms) AS form),
        (SELECT string_agg(quote_literal(entry), ' | ') FROM unnest(inside || alike) AS entry)) AS query
    FROM guessed
  )
  SELECT word, stem, query,
    ARRAY(SELECT id FROM stores WHERE active AND to_tsvector('simple', search) @@ query::tsquery AND ${inModule}
      AND (cardinality($3::int[]) = 0 OR zone_id = ANY($3::int[])) LIMIT 200) AS stores,
    category_branch(ARRAY(SELECT id FROM categories WHERE active AND words @@ query::tsquery AND ${inModule})) AS categories,
    ARRAY(SELECT id FROM brands WHERE active AND words @@ query::tsquery AND ${inModule} LIMIT 50) AS brands
  FROM meant ORDER BY at`;

type SearchCache = (key: string, work: () => Promise<SearchTerms>) => Promise<SearchTerms>;

/**
 * A page requests items, stores and counts of one text at the same time, and many people search for the same. What is
 * cached are names and ids, no prices and no stock.
 */
const caches = new WeakMap<Queries, SearchCache>();

function getCache(queries: Queries): SearchCache {
  const cache = caches.get(queries) ?? createCache<SearchTerms>({ seconds: 20, isWorthCaching: () => true });
  caches.set(queries, cache);
  return cache;
}

/**
 * Reads a search text within zones (none: anywhere) and a module. `likened`: add similar words to every word, for when
 * nothing was found.
 */
export const searchTerms = (
  queries: Queries,
  text: string,
  { zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>,
  { likened = false }: { likened?: boolean } = {},
): Promise<SearchTerms> =>
  getCache(queries)(JSON.stringify([text, likened, zoneIds, moduleId]), async () => {
    const rows = await queries.query<SearchWord>(termsStatement, [text, likened, zoneIds, moduleId]);
    return { typed: rows.map(({ word }) => word).join(' '), words: rows };
  });

/**
 * Rank of a found text (a column of `search_names`): 0 a name equals the search text, 1 begins with it, 2 contains it,
 * 3 has every word, 4 it matches by something else. `take` adds a value and returns its placeholder.
 */
export function getRank({ typed, words }: SearchTerms, take: (value: string) => string): string {
  const phrase = `${take(typed)}::text`;
  // names end at the tab; searching for positions is several times faster than cutting the text
  const inNames = (sought: string) => `strpos(search, ${sought}) BETWEEN 1 AND strpos(search, E'\\t')`;
  const hasEach = words.map(({ stem }) => {
    const value = `${take(stem)}::text`;
    return `(${inNames(`' ' || ${value}`)} OR ${inNames(`E'\\n' || ${value}`)})`;
  });
  return `CASE
    WHEN strpos(search, E'\\n' || ${phrase} || E'\\n') > 0 THEN 0
    WHEN strpos(search, E'\\n' || ${phrase}) > 0 THEN 1
    WHEN ${inNames(`' ' || ${phrase}`)} THEN 2
    WHEN ${hasEach.join(' AND ') || 'false'} THEN 3 ELSE 4 END`;
}
