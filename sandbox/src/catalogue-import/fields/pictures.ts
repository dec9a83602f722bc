import type { Note } from './field-readers';
import { asList, asText } from './field-value';

const most = 10;

/**
 * Addresses of pictures: http and https alone; others are left out. A cell may hold several, separated by a comma, a
 * semicolon, a bar or white space. Where an address begins without a scheme (`//img.example/a.png`), it is https.
 */
export function readPictures(field: string, value: unknown, note: Note): string[] {
  const addresses = asList(value)
    .flatMap(apart)
    .flatMap((address) => {
      const isWeb = /^https?:\/\//i.test(address) && address.length <= 2000 && URL.canParse(address);
      if (!isWeb) {
        note({ field, reason: 'is not a http(s) address; left out', value: address });
        return [];
      }
      if (/^http:/i.test(address))
        note({
          field,
          reason: 'is a http address: a shop on https does not show the picture',
          value: address,
        });
      return [new URL(address).href];
    });
  const single = [...new Set(addresses)];
  if (single.length > most) note({ field, reason: `only the first ${most} of ${single.length} were taken` });
  return single.slice(0, most);
}

/** Addresses may contain commas themselves: a text is only split where the next address begins. */
const apart = (entry: unknown): string[] =>
  asText(entry)
    .split(/[\s,;|]+(?=(?:https?:)?\/\/)/i)
    .map((address) => address.trim().replace(/[,;|]+$/, ''))
    .filter(Boolean)
    .map((address) => (address.startsWith('//') ? `https:${address}` : address));
