import { foldText, getWordForms } from '@shop/domain';
import type { Texts } from '../http/language';
import type { Queries } from './database';

/** Names with a word, of anything that can be found by it. */
const namesStatement = `
  (SELECT name_i18n FROM items WHERE words @@ $1::tsquery LIMIT 5)
  UNION ALL (SELECT name_i18n FROM stores WHERE to_tsvector('simple', search) @@ $1::tsquery LIMIT 2)
  UNION ALL (SELECT name_i18n FROM categories WHERE words @@ $1::tsquery LIMIT 2)
  UNION ALL (SELECT name_i18n FROM brands WHERE words @@ $1::tsquery LIMIT 2)`;

/** A folded word as names spell it, in small letters: `creme` is `crème`. */
async function spell(queries: Queries, word: string): Promise<string> {
  const rows = await queries.query<{ name_i18n: Texts }>(namesStatement, [`'${word.replaceAll("'", "''")}'`]);
  const forms = new Set(getWordForms(word));
  const spelled = rows
    .flatMap(({ name_i18n: name }) => Object.values(name))
    .flatMap((name) => (name ?? '').split(/[\s\p{P}]+/u))
    .filter((part) => part !== '');
  const found =
    spelled.find((part) => foldText(part) === word) ?? spelled.find((part) => forms.has(foldText(part)));
  return (found ?? word).toLowerCase();
}

/** The text with each replaced word in the catalogue's spelling; null when none is replaced. */
export async function getCorrection(
  queries: Queries,
  words: readonly { shown: string; meant: string | null }[],
): Promise<string | null> {
  if (words.every(({ meant }) => meant === null)) return null;
  const spelled: string[] = [];
  for (const { shown, meant } of words) spelled.push(meant === null ? shown : await spell(queries, meant));
  return spelled.join(' ');
}
