export type Direction = 'ltr' | 'rtl';

/** STATE-56; `yi` beside `yl` (D-32). */
const rightToLeft = new Set(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yl', 'yi']);

/** Direction of a language code; its region is ignored. */
export const getDirection = (language: string): Direction =>
  rightToLeft.has(language.split(/[-_]/)[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr';
