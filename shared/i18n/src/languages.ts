/** A language of the shop. ENT-38. */
export interface LanguageOption {
  /** Written in the language itself. */
  languageName: string;
  languageCode: LanguageCode;
  countryCode: string;
  flag: string;
}

export type LanguageCode = 'en' | 'ur' | 'ar';

/** The languages of the shop. BIZ-22. */
export const languages: readonly LanguageOption[] = [
  { languageName: 'English', languageCode: 'en', countryCode: 'US', flag: '🇺🇸' },
  { languageName: 'اردو', languageCode: 'ur', countryCode: 'PK', flag: '🇵🇰' },
  { languageName: 'العربية', languageCode: 'ar', countryCode: 'SA', flag: '🇸🇦' },
];

export const isLanguage = (code: string): code is LanguageCode =>
  languages.some((language) => language.languageCode === code);

/** For Intl: Latin digits in every language, as prices, phone numbers and order numbers are written in the shop. */
export const toLocale = (language: string): string => `${language}-u-nu-latn`;
