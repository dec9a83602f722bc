import { ImportError } from '../catalogue-import/import-error';
import { json, type Database } from '../database/database';
import { languages, type Language } from '../http/language';

interface Group {
  language: Language;
  words: string[];
}

export interface ChangedSynonyms {
  /** How many groups there are now. */
  groups: number;
  /** All of them, one a line: `en: fries, chips`. */
  text: string;
}

const longest = 60;
const mostWords = 20;

function toGroup(line: string, at: number): Group {
  const [name = '', list = ''] = line.split(/:(.*)/su);
  const language = languages.find((known) => known === name.trim());
  const words = [...new Set(list.split(/[,،]/u).map((word) => word.trim()))].filter((word) => word !== '');
  if (!language) throw new ImportError(`Line ${at}: begins with one of ${languages.join(', ')} and a colon.`);
  if (words.length < 2 || words.length > mostWords)
    throw new ImportError(`Line ${at}: has 2 to ${mostWords} words, with commas between them.`);
  if (words.some((word) => word.length > longest))
    throw new ImportError(`Line ${at}: a word has at most ${longest} letters.`);
  return { language, words };
}

/** Groups of one line each: `en: fries, chips, french fries`. Empty lines and those with `#` are skipped. */
export const readSynonyms = (text: string): Group[] =>
  text
    .split(/\r?\n/u)
    .map((line, at) => ({ line: line.trim(), at: at + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'))
    .map(({ line, at }) => toGroup(line, at));

/** Replaces all synonyms with those of a text, or only reads them where it is null. X-23. */
export async function changeSynonyms(database: Database, text: string | null): Promise<ChangedSynonyms> {
  const groups = text === null ? null : readSynonyms(text);
  return database.transaction(async (tx) => {
    if (groups) {
      await tx.query('DELETE FROM search_synonyms', []);
      await tx.query(
        `INSERT INTO search_synonyms (language, words)
         SELECT language, words FROM jsonb_populate_recordset(NULL::search_synonyms, $1::jsonb) ON CONFLICT DO NOTHING`,
        [json(groups)],
      );
    }
    const rows = await tx.query<Group>('SELECT language, words FROM search_synonyms ORDER BY id', []);
    const lines = rows.map(({ language, words }) => `${language}: ${words.join(', ')}`);
    return { groups: rows.length, text: lines.join('\n') };
  });
}
