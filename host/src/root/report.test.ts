import { readBoot } from './boot';
import { reporterTo } from './report';

const heart = {
  app: 'mfe-account',
  part: 'slot:wishlist-heart',
  step: 'card',
  rung: 'live',
  error: 'gone',
} as const;

it('tells of a part once, however many places it has in the page, and of each step and part', () => {
  const sendBeacon = jest.fn(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const report = reporterTo(readBoot(document));
  for (let at = 0; at < 30; at += 1) report(heart);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  report({ ...heart, step: 'retry' });
  report({ ...heart, part: 'slot:chat-button' });
  expect(sendBeacon).toHaveBeenCalledTimes(3);
});

it('says of the first failure of a release in a page that it is, and of no retry [F-15]', async () => {
  const bodies: Blob[] = [];
  const sendBeacon = jest.fn((_url: string, body: Blob) => bodies.push(body));
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const report = reporterTo({ ...readBoot(document) });
  report({ ...heart, step: 'retry' });
  report({ ...heart, step: 'previous' });
  report({ ...heart, part: 'page:home-page', step: 'previous' });
  const read = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
  const told = await Promise.all(bodies.map(async (body) => JSON.parse(await read(body)).first as boolean));
  expect(told).toEqual([false, true, false]);
});
