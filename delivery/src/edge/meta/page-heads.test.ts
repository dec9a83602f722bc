import { Piece } from '../page/piece';
import type { PageFacts } from './page-facts';
import { PageHeads } from './page-heads';

const answer = () => ({ status: 200, body: {}, piece: new Piece('') });
const facts = (): PageFacts => ({
  subject: { kind: 'other' },
  route: {},
  search: new URLSearchParams(),
  page: 'https://shop.example/x',
  language: 'en',
  shop: null,
  currency: null,
  said: { title: '', description: 'words', picture: null },
});

it('says the same of a page as long as the backend does, and made once [X-08]', () => {
  const heads = new PageHeads();
  const make = jest.fn(facts);
  const said = answer();
  const first = heads.of('/x', 'en', [said, null], make);
  expect(first.tags.plain.toString()).toContain('words');
  expect(heads.of('/x', 'en', [said, null], make)).toBe(first);
  expect(heads.of('/x', 'en', [answer(), null], make)).not.toBe(first);
  expect(heads.of('/x', 'ar', [said, null], make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
});

it('remembers no more than there is room for, and no address without end', () => {
  const heads = new PageHeads();
  const make = jest.fn(facts);
  for (let page = 0; page < 600; page += 1) heads.of(`/${page}`, 'en', [], make);
  heads.of('/0', 'en', [], make);
  heads.of('/599', 'en', [], make);
  expect(make).toHaveBeenCalledTimes(601);
  heads.of('/x'.repeat(600), 'en', [], make);
  heads.of('/x'.repeat(600), 'en', [], make);
  expect(make).toHaveBeenCalledTimes(603);
});
