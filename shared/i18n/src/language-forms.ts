import { isLanguage, type LanguageCode } from './languages';

/** How a language writes numbers, distances and dates, according to CLDR. Direction characters are part of it. */
export interface LanguageForms {
  minus: string;
  /** For multiples of ten, by plural category. */
  metres: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
  kilometres: string;
  am: string;
  pm: string;
  /** From January, short. */
  months: readonly string[];
  /** From Sunday. */
  weekdays: readonly string[];
  date: (day: number, month: string, year: number) => string;
  dateAndTime: (date: string, time: string) => string;
  /** What joins the entries of a list, the last two of three or more, and two alone. */
  list: { separator: string; last: string; pair: string };
}

const splitList = (text: string): readonly string[] => text.split(' ');

const forms: Record<LanguageCode, LanguageForms> = {
  en: {
    minus: '-',
    metres: { other: 'm' },
    kilometres: 'km',
    am: 'AM',
    pm: 'PM',
    months: splitList('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: splitList('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    date: (day, month, year) => `${month} ${day}, ${year}`,
    dateAndTime: (date, time) => `${date}, ${time}`,
    list: { separator: ', ', last: ', and ', pair: ' and ' },
  },
  ur: {
    minus: '\u200E-',
    metres: { other: 'میٹر' },
    kilometres: 'کلو میٹر',
    am: 'AM',
    pm: 'PM',
    months: splitList('جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر'),
    weekdays: splitList('اتوار پیر منگل بدھ جمعرات جمعہ ہفتہ'),
    date: (day, month, year) => `${day} ${month}، ${year}`,
    dateAndTime: (date, time) => `${date}، ${time}`,
    list: { separator: '، ', last: '، اور ', pair: ' اور ' },
  },
  ar: {
    minus: '\u200E-',
    metres: { few: 'أمتار', many: 'مترًا', other: 'متر' },
    kilometres: 'كم',
    am: 'ص',
    pm: 'م',
    months: splitList('يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'),
    weekdays: splitList('الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'),
    date: (day, month, year) => `${day} ${month} ${year}`,
    dateAndTime: (date, time) => `${date}، ${time}`,
    list: { separator: ' و', last: ' و', pair: ' و' },
  },
};

/** English for a language that the shop does not have, like its texts (D-30). */
export const getForms = (language: string): LanguageForms => forms[isLanguage(language) ? language : 'en'];
