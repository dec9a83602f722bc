import type { AnalyticsEvent } from '@shop/events';
import { AnalyticsStream } from './analytics-stream';
import { createConsent, type PrivacySignals, type Choice } from './consent';
import { maxEvents } from './early-events';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

function begin(stored: Choice | null = null, signals: PrivacySignals = {}) {
  if (stored) localStorage.setItem('consent', stored);
  const consent = createConsent(signals);
  const adapter = { start: jest.fn(), send: jest.fn(), stop: jest.fn() };
  const getPageInfo = (path: string) => ({ route: path, module: null, language: 'en', decimals: 2 });
  const stream = new AnalyticsStream({ consent, adapters: [adapter], getPageInfo });
  const emit = (event: AnalyticsEvent, path = '/home') => stream.add({ event, at: 1_000, path });
  const sent = () => adapter.send.mock.calls.map(([event]) => event);
  return { consent, adapter, stream, emit, sent };
}

const lastSeen = (id: number): AnalyticsEvent => ({ name: 'add_to_wishlist', kind: 'item', id });
const getIds = (events: { id?: number }[]) => events.map(({ id }) => id);

it('starts no adapter and sends nothing before consent, then everything once, in order [X-10]', () => {
  const { consent, adapter, emit, sent } = begin();
  emit(lastSeen(1));
  emit(lastSeen(2), '/product/:id');
  expect(adapter.start).not.toHaveBeenCalled();
  expect(adapter.send).not.toHaveBeenCalled();
  consent.write('all');
  emit(lastSeen(3));
  expect(adapter.start).toHaveBeenCalledTimes(1);
  expect(getIds(sent())).toEqual([1, 2, 3]);
  expect(sent()[1]).toMatchObject({ at: 1_000, route: '/product/:id', number: 2, decimals: 2 });
  expect(new Set(sent().map(({ visit }) => visit)).size).toBe(1);
});

it('drops the queued events for good when the visitor refuses [X-10]', () => {
  const { consent, adapter, emit, sent } = begin();
  emit(lastSeen(1));
  consent.write('necessary');
  emit(lastSeen(2));
  expect(adapter.start).not.toHaveBeenCalled();
  consent.write('all');
  emit(lastSeen(3));
  expect(getIds(sent())).toEqual([3]);
});

it('stops the adapters when consent is withdrawn, and starts a new visit with the next consent [X-10]', () => {
  const { consent, adapter, emit, sent } = begin('all');
  emit(lastSeen(1));
  consent.write('necessary');
  emit(lastSeen(2));
  consent.write('all');
  emit(lastSeen(3));
  expect(adapter.stop).toHaveBeenCalledTimes(1);
  expect(adapter.start).toHaveBeenCalledTimes(2);
  expect(getIds(sent())).toEqual([1, 3]);
  expect(sent()[0].visit).not.toBe(sent()[1].visit);
});

it('queues a limited number of events while consent is undecided [X-10]', () => {
  const { consent, emit, sent } = begin();
  for (let id = 0; id < maxEvents + 5; id += 1) emit(lastSeen(id));
  consent.write('all');
  expect(sent()).toHaveLength(maxEvents);
  expect(sent()[0].id).toBe(5);
});

it.each<[string, PrivacySignals]>([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('treats %s as a refusal, until the visitor consents explicitly [X-10]', (_name, signals) => {
  const { consent, emit, sent } = begin(null, signals);
  expect(consent.getState().value).toBe('necessary');
  emit(lastSeen(1));
  consent.write('all');
  emit(lastSeen(2));
  expect(getIds(sent())).toEqual([2]);
});

it('removes contacts from search terms before it passes them on [X-10]', () => {
  const { emit, sent } = begin('all');
  emit({ name: 'search', words: 'pizza 4 seasons noor@example.com +971 50 123 4567 ٠٥٠١٢٣٤٥٦٧', found: 3 });
  expect(sent()[0]).toMatchObject({ name: 'search', words: 'pizza 4 seasons … +…', found: 3 });
});

it('keeps a choice in memory when storage fails, and asks again when the stored value is invalid [F-31] [F-32]', () => {
  const refusing = () => {
    throw new Error('full');
  };
  const spies = (['getItem', 'setItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refusing),
  );
  const consent = createConsent({});
  expect(consent.getState().value).toBe('unasked');
  consent.write('all');
  expect(consent.getState().value).toBe('all');
  spies.forEach((spy) => spy.mockRestore());
  localStorage.setItem('consent', '{"v":9}');
  expect(createConsent({}).getState().value).toBe('unasked');
});
