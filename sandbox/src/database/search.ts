import { foldText, toSearchText } from '@shop/domain';
import type { Scope } from '../http/scope';
import type { Queries } from './database';
import { createCache } from './cache';
import { getCorrection } from './search-correction';
import { getSynonyms, toAlternatives } from './search-synonyms';

/** A search text as the database understands it. */
export interface SearchTerms {
  /** Folded, with unknown words replaced by the likeliest known ones; '' when nothing is left. */
  typed: string;
  words: SearchWord[];
  /** The text that was meant, in the catalogue's spelling, where words were replaced; null: as it was typed. */
  correction: string | null;
  /** The typed words without those that nothing is like; null where none or all of them are left out. */
  knownPart: string | null;
  /** Whether every word is a whole word of the catalogue, not only the beginning of one. */
  isWhole: boolean;
}

interface SearchWord {
  /** The typed word, or the known word that replaces it. */
  word: string;
  /** Its shortest form; a name with this form counts as a match. */
  stem: string;
  /** A tsquery of the word's own forms; '' where it is replaced, or found by nothing else. */
  exact: string;
  /** A tsquery of all its alternatives. */
  query: string;
  isCorrected: boolean;
  /** Whether the catalogue has it, something that contains it or a synonym. */
  isKnown: boolean;
  isWhole: boolean;
  /** Within these zones; so are categories and brands. */
  stores: number[];
  categories: number[];
  brands: number[];
}

const longestWord = 60;
const maxWords = 6;

const inModule = '($4::int IS NULL OR module_id = $4)';

/**
 * Each typed word with its alternatives: words that begin with it, in its forms; in Arabic script words that end with
 * it, after an article, and other spellings; its synonyms (`$5`); else words that contain it; else mistyped words and
 * those of another script that sound the same. `$2` adds the last two even to known words; `$3` are zones, `$4` a module.
 */
const termsStatement = `
  WITH typed AS MATERIALIZED (
    SELECT at, word, others, search_forms(word) AS forms
    FROM unnest($1::text[], $5::text[]) WITH ORDINALITY AS listed(word, others, at)
  ), known AS MATERIALIZED (
    SELECT typed.*, EXISTS (SELECT FROM unnest(forms) AS form WHERE EXISTS (SELECT FROM search_words
      WHERE search_words.word >= form COLLATE "C" AND search_words.word < (form || U&'\\FFFD') COLLATE "C" LIMIT 1)) AS begins,
      EXISTS (SELECT FROM search_words WHERE search_words.word = ANY(forms)) AS is_whole
    FROM typed
  ), held AS MATERIALIZED (
    SELECT known.*, ARRAY(SELECT search_words.word FROM search_words
      WHERE length(known.word) > 2 AND (NOT begins OR known.word ~ '^[\\u0600-\\u06ff]+$') AND search_words.word LIKE '%' || known.word || '%'
        AND (NOT begins OR right(search_words.word, length(known.word)) = known.word)
      ORDER BY length(search_words.word), search_words.word LIMIT 12) AS inside,
      ARRAY(SELECT search_variants(word)) AS variants
    FROM known
  ), judged AS MATERIALIZED (
    SELECT held.*, begins OR others <> '' OR cardinality(inside) + cardinality(variants) > 0 AS is_known FROM held
  ), guessed AS MATERIALIZED (
    SELECT judged.*,
      CASE WHEN $2::boolean OR NOT is_known THEN ARRAY(SELECT search_mistaken(word)) ELSE '{}' END AS mistaken,
      CASE WHEN $2::boolean OR NOT is_known THEN ARRAY(SELECT search_sounding(word)) ELSE '{}' END AS sounding
    FROM judged
  ), corrected AS MATERIALIZED (
    SELECT guessed.*, cardinality(mistaken) > 0 AND NOT (is_known AND (is_whole OR NOT $2::boolean)) AS is_corrected,
      NOT begins AND cardinality(inside) = 0 AND cardinality(variants) > 0 AS is_respelled FROM guessed
  ), meant AS MATERIALIZED (
    SELECT at, is_corrected, is_whole, is_known OR cardinality(mistaken) + cardinality(sounding) > 0 AS is_known,
      CASE WHEN is_corrected THEN mistaken[1] WHEN is_respelled THEN variants[1] ELSE word END AS word,
      CASE WHEN is_corrected THEN mistaken[1] WHEN is_respelled THEN variants[1]
        ELSE (SELECT form FROM unnest(forms) AS form ORDER BY length(form) LIMIT 1) END AS stem,
      (SELECT string_agg(quote_literal(form) || ':*', ' | ') FROM unnest(forms) AS form) AS own,
      (SELECT string_agg(quote_literal(entry), ' | ') FROM unnest(inside) AS entry) AS containing,
      (SELECT string_agg(quote_literal(entry), ' | ') FROM unnest(variants || mistaken || sounding) AS entry) AS forgiven,
      nullif(others, '') AS others
    FROM corrected
  ), asked AS MATERIALIZED (
    SELECT meant.*, concat_ws(' | ', own, containing, forgiven, others) AS query FROM meant
  )
  SELECT word, stem, query, is_corrected AS "isCorrected", is_known AS "isKnown", is_whole AS "isWhole",
    CASE WHEN forgiven IS NULL AND others IS NULL OR is_corrected THEN '' ELSE concat_ws(' | ', own, containing) END AS exact,
    ARRAY(SELECT id FROM stores WHERE active AND to_tsvector('simple', search) @@ query::tsquery AND ${inModule}
      AND (cardinality($3::int[]) = 0 OR zone_id = ANY($3::int[])) LIMIT 200) AS stores,
    category_branch(ARRAY(SELECT id FROM categories WHERE active AND words @@ query::tsquery AND ${inModule})) AS categories,
    ARRAY(SELECT id FROM brands WHERE active AND words @@ query::tsquery AND ${inModule} LIMIT 50) AS brands
  FROM asked ORDER BY at`;

/** A word as it was typed, and folded. A typed word with a hyphen is two. */
interface TypedWord {
  shown: string;
  word: string;
}

const toTypedWords = (text: string): TypedWord[] =>
  toSearchText(text)
    .split(/\s+/u)
    .flatMap((shown) => {
      const words = foldText(shown).split(' ');
      return words.map((word) => ({ word, shown: words.length === 1 ? shown : word }));
    })
    .filter(({ word }) => word !== '' && Array.from(word).length <= longestWord)
    .slice(0, maxWords);

async function readTerms(
  queries: Queries,
  text: string,
  { zoneIds, moduleId }: Pick<Scope, 'zoneIds' | 'moduleId'>,
  likened: boolean,
): Promise<SearchTerms> {
  const typed = toTypedWords(text);
  if (typed.length === 0) return { typed: '', words: [], correction: null, knownPart: null, isWhole: false };
  const given = typed.map(({ word }) => word);
  const alternatives = toAlternatives(given, await getSynonyms(queries));
  const words = await queries.query<SearchWord>(termsStatement, [
    given,
    likened,
    zoneIds,
    moduleId,
    alternatives,
  ]);
  const known = typed.filter((_entry, at) => words[at]?.isKnown);
  const isPart = known.length > 0 && known.length < typed.length;
  return {
    typed: words.map(({ word }) => word).join(' '),
    words,
    correction: await getCorrection(
      queries,
      typed.map(({ shown }, at) => ({ shown, meant: words[at]?.isCorrected ? words[at].word : null })),
    ),
    knownPart: isPart ? known.map(({ shown }) => shown).join(' ') : null,
    isWhole: words.every((word) => word.isWhole),
  };
}

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
  getCache(queries)(JSON.stringify([text, likened, zoneIds, moduleId]), () =>
    readTerms(queries, text, { zoneIds, moduleId }, likened),
  );

/**
 * Rank of a found text (a column of `search_names`): 0 a name equals the search text, 1 begins with it, 2 contains it,
 * 3 has every word, 4 has them in other texts such as tags, 5 `isOwn`, a condition: its own words match by something that
 * is forgiven, 6 the words of its store, category or brand. `take` adds a value and returns its placeholder.
 */
export function getRank(
  { typed, words }: SearchTerms,
  take: (value: string) => string,
  isOwn = 'true',
): string {
  const phrase = `${take(typed)}::text`;
  // names end at the tab; searching for positions is several times faster than cutting the text
  const inNames = (sought: string) => `strpos(search, ${sought}) BETWEEN 1 AND strpos(search, E'\\t')`;
  const stems = words.map(({ stem }) => `${take(stem)}::text`);
  const hasEach = stems.map((stem) => `(${inNames(`' ' || ${stem}`)} OR ${inNames(`E'\\n' || ${stem}`)})`);
  const holds = (stem: string) =>
    ["' '", "E'\\n'", "E'\\t'"].map((before) => `strpos(search, ${before} || ${stem}) > 0`).join(' OR ');
  const holdsEach = stems.map((stem) => `(${holds(stem)})`);
  return `CASE
    WHEN strpos(search, E'\\n' || ${phrase} || E'\\n') > 0 THEN 0
    WHEN strpos(search, E'\\n' || ${phrase}) > 0 THEN 1
    WHEN ${inNames(`' ' || ${phrase}`)} THEN 2
    WHEN ${hasEach.join(' AND ') || 'false'} THEN 3
    WHEN ${holdsEach.join(' AND ') || 'false'} THEN 4
    WHEN ${isOwn} THEN 5 ELSE 6 END`;
}

/** A condition for items that match by their own words alone. */
export const getOwnMatch = ({ words }: SearchTerms, take: (value: string) => string): string =>
  words.map(({ query }) => `words @@ ${take(query)}::tsquery`).join(' AND ') || 'false';

/**
 * A condition for items whose own words match as typed; null where no word has forgiving alternatives, so that all match
 * alike.
 */
export function getExactness({ words }: SearchTerms, take: (value: string) => string): string | null {
  if (words.every(({ exact }) => exact === '')) return null;
  return words.map(({ exact, query }) => `words @@ ${take(exact || query)}::tsquery`).join(' AND ');
}
