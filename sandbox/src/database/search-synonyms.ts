import { foldText, getStem, getWordForms } from '@shop/domain';
import type { Queries } from './database';
import { createCache } from './cache';

/** A word or phrase with the others that mean the same; each is a list of folded words. */
interface Synonym {
  /** Their shortest forms. */
  stems: string[];
  others: string[][];
}

/** Synonyms by the first stem of each word or phrase. */
type Synonyms = ReadonlyMap<string, readonly Synonym[]>;

function toSynonyms(groups: readonly { words: string[] }[]): Synonyms {
  const byStem = new Map<string, Synonym[]>();
  for (const { words } of groups) {
    const phrases = words.map((phrase) => foldText(phrase).split(' '));
    for (const phrase of phrases) {
      const stems = phrase.map(getStem);
      const [first = ''] = stems;
      const others = phrases.filter((other) => other !== phrase);
      byStem.set(first, [...(byStem.get(first) ?? []), { stems, others }]);
    }
  }
  return byStem;
}

type SynonymCache = (key: string, work: () => Promise<Synonyms>) => Promise<Synonyms>;
const caches = new WeakMap<Queries, SynonymCache>();

/** The owner's synonyms of all languages: a name may be searched for in any. Changes apply within half a minute. */
export function getSynonyms(queries: Queries): Promise<Synonyms> {
  const cached = caches.get(queries) ?? createCache<Synonyms>({ seconds: 30, isWorthCaching: () => true });
  caches.set(queries, cached);
  return cached('all', async () =>
    toSynonyms(await queries.query<{ words: string[] }>('SELECT words FROM search_synonyms ORDER BY id')),
  );
}

const quote = (word: string) => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/** Other forms in which the catalogue may have a word: its singular and plural, with an article. */
function toTerm(word: string): string {
  const stem = getStem(word);
  const more = /^[a-z]+$/.test(stem) ? [`${stem}s`] : [`ال${stem}`];
  return [...new Set([...getWordForms(word), ...more])].map(quote).join(' | ');
}

const toPhrase = (words: readonly string[]) => `(${words.map((word) => `(${toTerm(word)})`).join(' <-> ')})`;

/**
 * For each of the typed words a tsquery of the synonyms of that word, or of the phrase that it is part of; '' without any.
 */
export function toAlternatives(words: readonly string[], synonyms: Synonyms): string[] {
  const stems = words.map(getStem);
  const found = words.map((): string[][] => []);
  for (const [at, stem] of stems.entries())
    for (const { stems: phrase, others } of synonyms.get(stem) ?? [])
      if (phrase.every((part, after) => stems[at + after] === part))
        for (let after = 0; after < phrase.length; after += 1) found[at + after]?.push(...others);
  return found.map((phrases) => [...new Set(phrases.map(toPhrase))].join(' | '));
}
