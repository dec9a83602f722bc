import type { Messages } from '@shop/i18n';
import { rootTexts } from '../root/texts';
import { messages } from '../messages';

const plural = /_(zero|one|two|few|many|other)$/;

function keysOf(texts: Messages, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

const namesOf = (texts: Messages) => [...new Set(keysOf(texts).map((key) => key.replace(plural, '')))].sort();

const formsOf = (texts: Messages) => keysOf(texts).filter((key) => plural.test(key));

describe.each([
  ['shell', messages],
  ['root', rootTexts],
])('texts of the %s [D-30]', (_name, { messages: { en, ur, ar } }) => {
  it('are complete in Urdu and Arabic', () => {
    expect(namesOf(ur)).toEqual(namesOf(en));
    expect(namesOf(ar)).toEqual(namesOf(en));
  });

  it('have all six plural forms in Arabic', () => {
    expect(formsOf(ar)).toHaveLength((formsOf(en).length / 2) * 6);
  });

  it('are never empty', () => {
    for (const texts of [en, ur, ar]) expect(JSON.stringify(texts)).not.toContain('""');
  });
});
