import { Ahead } from './ahead';

let now = 0;
const asked: string[] = [];
const ask = (answer: string) => () => {
  asked.push(answer);
  return Promise.resolve(answer);
};
const ahead = () => {
  now = 0;
  asked.length = 0;
  return new Ahead(() => now);
};

it('gives its page what was asked ahead, once, and asks nothing twice meanwhile [X-03]', async () => {
  const all = ahead();
  all.begin('a', 100, ask('first'));
  all.begin('a', 100, ask('second'));
  await expect(all.take('a')).resolves.toBe('first');
  expect(all.take('a')).toBeUndefined();
  expect(asked).toEqual(['first']);
});

it('gives nothing that has become old, and asks anew then', () => {
  const all = ahead();
  all.begin('a', 100, ask('old'));
  now = 100;
  expect(all.take('a')).toBeUndefined();
  all.begin('a', 100, ask('too soon after the page itself'));
  now = 200;
  all.begin('a', 100, ask('new'));
  expect(asked).toEqual(['old', 'new']);
});

it('forgets what has failed, so that the page asks by itself', async () => {
  const all = ahead();
  all.begin('a', 100, () => Promise.reject(new Error('down')));
  await Promise.resolve().then(() => undefined);
  expect(all.take('a')).toBeUndefined();
});

it('forgets everything when answers have changed', () => {
  const all = ahead();
  all.begin('a', 100, ask('before'));
  all.clear();
  expect(all.take('a')).toBeUndefined();
});
