import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ur from '../locales/ur.json';

export type Texts = typeof en;

/** The page contains all languages of the shop, because it can load nothing. */
const textsByLanguage: Readonly<Record<string, { texts: Texts; direction: 'ltr' | 'rtl' }>> = {
  en: { texts: en, direction: 'ltr' },
  ur: { texts: ur, direction: 'rtl' },
  ar: { texts: ar, direction: 'rtl' },
};

const known = (language: string | null | undefined) =>
  language && Object.hasOwn(textsByLanguage, language) ? language : null;

/** The language chosen here, otherwise one that the browser prefers. */
export function getTexts(chosen: string | null, preferred: readonly string[]) {
  const language = known(chosen) ?? preferred.map((code) => known(code.slice(0, 2))).find(Boolean) ?? 'en';
  return { language, ...(textsByLanguage[language] ?? { texts: en, direction: 'ltr' as const }) };
}
