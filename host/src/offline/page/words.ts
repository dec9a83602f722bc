import ar from '../locales/ar.json';
import en from '../locales/en.json';
import ur from '../locales/ur.json';

export type Words = typeof en;

/** The page is there when nothing can be loaded: it carries all languages of the shop. */
const words: Readonly<Record<string, { words: Words; direction: 'ltr' | 'rtl' }>> = {
  en: { words: en, direction: 'ltr' },
  ur: { words: ur, direction: 'rtl' },
  ar: { words: ar, direction: 'rtl' },
};

const known = (language: string | null | undefined) =>
  language && Object.hasOwn(words, language) ? language : null;

/** The language that was chosen here, else one that the browser prefers. */
export function speak(chosen: string | null, preferred: readonly string[]) {
  const language = known(chosen) ?? preferred.map((code) => known(code.slice(0, 2))).find(Boolean) ?? 'en';
  return { language, ...(words[language] ?? { words: en, direction: 'ltr' as const }) };
}
