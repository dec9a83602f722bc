import { foldText, toSearchText } from '@shop/domain';
import { createHash } from 'node:crypto';
import { json, type Database, type Queries } from '../../database/database';
import type { SearchTerms } from '../../database/search';
import type { Language } from '../../http/language';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';

interface Counted {
  module_id: number;
  language: Language;
  text: string;
  label: string;
  network: string;
}

/** Searches of one writing; a search costs no statement of its own. */
const batch = 10;
/** Seconds after which fewer are written, with the next search. */
const longest = 30;
const longestText = 60;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** Days for which a network is known that has not searched for the same again. */
const daysKept = 60;

/** A search counts less each day by this factor: half after three weeks. */
const perDay = 0.97;

/** Digits of a network's hash: tells networks apart, but thousands of addresses share it, so that none can be found. */
const networkDigits = 4;

const toNetwork = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, networkDigits);

const statement = `
  WITH searched AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS searches (module_id integer, language text, text text, label text, network text)
  ), today AS (
    INSERT INTO popular_search_networks AS known (module_id, language, text, network, counted_on)
    SELECT module_id, language, text, network, CURRENT_DATE FROM searched ORDER BY module_id, language, text, network
    ON CONFLICT (module_id, language, text, network) DO UPDATE SET counted_on = CURRENT_DATE
      WHERE known.counted_on < CURRENT_DATE
    RETURNING module_id, language, text, network, xmax = 0 AS is_new
  )
  INSERT INTO popular_searches AS known (module_id, language, text, label, count, networks)
  SELECT module_id, language, text, min(label), count(*), count(*) FILTER (WHERE is_new)
  FROM today JOIN searched USING (module_id, language, text, network) GROUP BY module_id, language, text
  ON CONFLICT (module_id, language, text) DO UPDATE SET counted_on = CURRENT_DATE,
    count = known.count * power(${perDay}, CURRENT_DATE - known.counted_on)::real + excluded.count,
    networks = known.networks + excluded.networks`;

/** Forgets which networks searched for what, weeks after their last search. */
export const dropOldSearchNetworks = (queries: Queries): Promise<unknown> =>
  queries.query('DELETE FROM popular_search_networks WHERE counted_on < CURRENT_DATE - $1::int', [daysKept]);

/**
 * Counts searches that found something, for the popular ones, each network once a day. Only words of the catalogue
 * are counted, so that nobody reads what another has typed by mistake or about a person. Writing is left out where it
 * fails.
 */
export function createSearchCounter(database: Database) {
  let waiting = new Map<string, Counted>();
  let since = performance.now();

  const write = () => {
    const rows = [...waiting.values()];
    waiting = new Map();
    since = performance.now();
    database.query(statement, [json(rows)]).catch(() => undefined);
  };

  return (
    { isWhole, correction }: SearchTerms,
    { query, moduleId, view }: Pick<Scope, 'moduleId'> & { query: { name: string }; view: View },
  ): void => {
    const label = toSearchText(query.name).replace(/\s+/gu, ' ').toLowerCase();
    const text = foldText(label);
    const { language } = view;
    if (moduleId === null || !isWhole || correction !== null || text.length > longestText) return;
    if (isArabic(text) === (language === 'en')) return;
    const network = toNetwork(String(moduleId), language, text, view.network);
    const key = JSON.stringify([moduleId, language, text, network]);
    waiting.set(key, { module_id: moduleId, language, text, label, network });
    const isDue = performance.now() - since > longest * 1_000;
    if (isDue || waiting.size >= batch) write();
  };
}
