import { foldText, toSearchText } from '@shop/domain';
import { json, type Database } from '../../database/database';
import type { SearchTerms } from '../../database/search';
import type { Language } from '../../http/language';
import type { Scope } from '../../http/scope';
import type { View } from '../../shop/shop';

interface Counted {
  module_id: number;
  language: Language;
  text: string;
  label: string;
  count: number;
}

/** Searches of one writing; a search costs no statement of its own. */
const batch = 10;
/** Seconds after which fewer are written, with the next search. */
const longest = 30;
const longestText = 60;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** A search counts less each day by this factor: half after three weeks. */
const perDay = 0.97;

const statement = `
  INSERT INTO popular_searches (module_id, language, text, label, count)
  SELECT module_id, language, text, label, count FROM jsonb_populate_recordset(NULL::popular_searches, $1::jsonb)
  ON CONFLICT (module_id, language, text) DO UPDATE SET counted_on = CURRENT_DATE,
    count = popular_searches.count * power(${perDay}, CURRENT_DATE - popular_searches.counted_on)::real + excluded.count`;

/**
 * Counts searches that found something, for the popular ones. Only words of the catalogue are counted, so that
 * nobody reads what another has typed by mistake or about a person. Writing is left out where it fails.
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
    const key = JSON.stringify([moduleId, language, text]);
    const known = waiting.get(key);
    if (known) known.count += 1;
    else waiting.set(key, { module_id: moduleId, language, text, label, count: 1 });
    const isDue = performance.now() - since > longest * 1_000;
    if (isDue || [...waiting.values()].reduce((sum, { count }) => sum + count, 0) >= batch) write();
  };
}
