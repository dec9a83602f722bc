/** Languages of the shop (BIZ-22); English replaces a missing text. */
export const languages = ['en', 'ur', 'ar'] as const;
export type Language = (typeof languages)[number];

/** A text in one or more languages, as stored in the database. */
export type Texts = Partial<Record<Language, string>>;

/** The language of an `X-localization` header: `ar`, `ar-SA`; English for an unknown one. */
export function toLanguage(header: unknown): Language {
  const code = typeof header === 'string' ? header.trim().slice(0, 2).toLowerCase() : '';
  return languages.find((language) => language === code) ?? 'en';
}

/** The text in a language, else in English, else in any; '' when there is none. */
export function textIn(texts: Texts | null | undefined, language: Language): string {
  if (!texts) return '';
  return texts[language] || texts.en || Object.values(texts).find(Boolean) || '';
}
