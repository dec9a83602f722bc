import { readBoot } from './boot';
import { errorReporterTo, reporterTo } from './report';

const heart = {
  app: 'mfe-account',
  part: 'slot:wishlist-heart',
  step: 'card',
  rung: 'live',
  error: 'gone',
} as const;

it('reports a component once, however often it is on the page, and each fallback level and component separately', () => {
  const sendBeacon = jest.fn(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const report = reporterTo(readBoot(document));
  for (let at = 0; at < 30; at += 1) report(heart);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  report({ ...heart, step: 'retry' });
  report({ ...heart, part: 'slot:chat-button' });
  expect(sendBeacon).toHaveBeenCalledTimes(3);
});

it('sends the ticket that the edge has put into the page [F-15]', async () => {
  const bodies: Blob[] = [];
  const sendBeacon = jest.fn((_url: string, body: Blob) => bodies.push(body));
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const boot = { ...readBoot(document), ticket: 'a-ticket' };
  reporterTo(boot)({ ...heart, step: 'previous' });
  errorReporterTo(boot)({
    kind: 'error',
    app: 'host',
    version: '1.0.0',
    buildId: 'b',
    error: 'no',
    stack: '',
  });
  const read = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob);
    });
  const reported = await Promise.all(
    bodies.map(async (body) => JSON.parse(await read(body)).ticket as string),
  );
  expect(reported).toEqual(['a-ticket', 'a-ticket']);
});
