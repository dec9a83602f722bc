import type { SentEvent } from './analytics-adapter';
import { edgeAdapter } from './edge-adapter';

const event = (number: number): SentEvent => ({
  ...{ name: 'add_to_wishlist', kind: 'item', id: number },
  ...{ at: 0, visit: 'v', number, route: '/home', module: null, language: 'en', decimals: 2 },
});

function begin(ticket?: string) {
  const hidden = new Set<() => void>();
  const onHidden = (listener: () => void) => {
    hidden.add(listener);
    return () => void hidden.delete(listener);
  };
  const beacon = jest.fn((_url: string, _body: string) => true);
  const adapter = edgeAdapter({ url: '/_stream', ticket, onHidden, beacon });
  const sent = () =>
    beacon.mock.calls.map(([, body]) =>
      (JSON.parse(body) as { events: SentEvent[] }).events.map(({ number }) => number),
    );
  const bodies = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as { ticket?: string });
  return { adapter, bodies, hide: () => hidden.forEach((listener) => listener()), sent };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('sends the events of a few seconds in one request [X-10]', () => {
  const { adapter, sent } = begin();
  adapter.start();
  [1, 2].forEach((number) => adapter.send(event(number)));
  expect(sent()).toEqual([]);
  jest.advanceTimersByTime(5_000);
  adapter.send(event(3));
  jest.advanceTimersByTime(5_000);
  expect(sent()).toEqual([[1, 2], [3]]);
});

it('sends the remaining events once when the page is hidden [X-10]', () => {
  const { adapter, hide, sent } = begin();
  adapter.start();
  adapter.send(event(1));
  hide();
  hide();
  jest.advanceTimersByTime(10_000);
  expect(sent()).toEqual([[1]]);
});

it('drops unsent events when consent is withdrawn [X-10]', () => {
  const { adapter, hide, sent } = begin();
  adapter.start();
  adapter.send(event(1));
  adapter.stop();
  hide();
  jest.advanceTimersByTime(10_000);
  expect(sent()).toEqual([]);
});

it.each([['a-ticket'], [undefined]])('sends the ticket of its page along: %s [X-34]', (ticket) => {
  const { adapter, bodies, hide } = begin(ticket);
  adapter.start();
  adapter.send(event(1));
  hide();
  expect(bodies().map((body) => body.ticket)).toEqual([ticket]);
});
