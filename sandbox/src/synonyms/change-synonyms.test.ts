import { itemSearch, type RequestScope } from '@shop/contract';
import { runJob } from '../control/jobs';
import { getScopeIn } from '../testing/people';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { changeSynonyms, readSynonyms } from './change-synonyms';

let shop: TestShop;
let here: Partial<RequestScope>;
beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop);
});
afterAll(() => shop.close());

it('are printed, changed and found by, as the owner wants [X-23]', async () => {
  const before = await changeSynonyms(shop.database, null);
  expect(before.text).toContain('en: fries, chips, french fries');
  expect(readSynonyms(before.text)).toHaveLength(before.groups);
  const changed = await runJob(shop.database, {
    kind: 'synonyms',
    text: '# ours\nen: biryani, wumpelrice\n\nar: برغر، ورقالحم',
  });
  expect(changed).toEqual({ groups: 2, text: 'en: biryani, wumpelrice\nar: برغر, ورقالحم' });
  const find = async (name: string) => (await shop.send(itemSearch, { query: { name } }, here)).model;
  expect((await find('wumpelrice')).total).toBe((await find('biryani')).total);
  expect((await find('ورقالحم')).total).toBeGreaterThan(0);
  expect((await find('wumpelrice')).didYouMean).toBeUndefined();
});

it.each([
  ['de: brot, semmel', 'Line 1: begins with one of en, ur, ar and a colon.'],
  ['\nen: alone', 'Line 2: has 2 to 20 words, with commas between them.'],
  [`en: a, ${'b'.repeat(61)}`, 'Line 1: a word has at most 60 letters.'],
])('of %j are refused with the line', async (text, message) => {
  await expect(changeSynonyms(shop.database, text)).rejects.toThrow(message);
});
