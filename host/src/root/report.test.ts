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
