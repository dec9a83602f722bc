import { createContext, Script } from 'node:vm';
import { EARLY_LEAVING } from '@shop/federation';
import { earlyLeavingScript } from './early-leaving';

interface Entry {
  startTime?: number;
  duration?: number;
  interactionId?: number;
}

const boot = { ticket: 'a-ticket' };

/** A browser that has run the script, with what it has sent. */
function browser({
  isHidden = false,
  shop = boot as object | null,
  kinds = ['paint', 'largest-contentful-paint', 'event'],
} = {}) {
  const listeners = new Map<string, Set<(event: { type: string }) => void>>();
  const observers = new Map<string, (list: { getEntries: () => Entry[] }) => void>();
  const waiting = new Map<string, Entry[]>();
  const sent: unknown[] = [];
  const painted: Entry[] = [];
  const listening = {
    addEventListener: (type: string, listen: () => void) =>
      void listeners.set(type, (listeners.get(type) ?? new Set()).add(listen)),
    removeEventListener: (type: string, listen: () => void) => void listeners.get(type)?.delete(listen),
  };
  class PerformanceObserver {
    static supportedEntryTypes = kinds;
    private type = '';
    constructor(private readonly take: (list: { getEntries: () => Entry[] }) => void) {}
    observe({ type }: { type: string }) {
      this.type = type;
      observers.set(type, this.take);
    }
    takeRecords = () => waiting.get(this.type) ?? [];
    disconnect = () => void observers.delete(this.type);
  }
  const document = {
    ...listening,
    visibilityState: isHidden ? 'hidden' : 'visible',
    getElementById: () => shop && { textContent: JSON.stringify(shop) },
  };
  const window = { ...listening, PerformanceObserver } as Record<string, unknown>;
  const globals = {
    ...{ document, window, PerformanceObserver },
    performance: { getEntriesByName: () => painted },
    Blob: class {
      constructor(readonly parts: string[]) {}
    },
    navigator: {
      sendBeacon: (_url: string, { parts }: { parts: string[] }) => sent.push(...JSON.parse(parts.join(''))),
    },
  };
  new Script(earlyLeavingScript).runInContext(createContext(globals));
  return {
    sent,
    painted,
    window,
    waiting,
    see: (type: string, entry: Entry) => observers.get(type)?.({ getEntries: () => [entry] }),
    leave(type = 'visibilitychange') {
      document.visibilityState = 'hidden';
      listeners.get(type)?.forEach((listen) => listen({ type }));
    },
  };
}

it('sends the largest paint and the slowest interaction of a page that is left, once', () => {
  const { see, leave, sent, waiting } = browser();
  see('largest-contentful-paint', { startTime: 900 });
  waiting.set('largest-contentful-paint', [{ startTime: 1_400 }]);
  see('event', { duration: 300 });
  see('event', { duration: 240, interactionId: 7 });
  see('event', { duration: 120, interactionId: 8 });
  leave();
  leave('pagehide');
  expect(sent).toEqual([
    { kind: 'vital', metric: 'LCP', value: 1_400, ticket: 'a-ticket' },
    { kind: 'vital', metric: 'INP', value: 240, ticket: 'a-ticket' },
  ]);
});

it.each(['visibilitychange', 'pagehide'])('tells that nothing was painted, at %s', (event) => {
  const { leave, sent } = browser();
  leave(event);
  expect(sent).toEqual([{ kind: 'left', ticket: 'a-ticket' }]);
});

it('says nothing of a paint that the browser does not measure', () => {
  const { leave, sent, painted } = browser({ kinds: ['paint'] });
  painted.push({ startTime: 500 });
  leave();
  expect(sent).toEqual([]);
});

it('leaves everything to the host once it measures', () => {
  const { leave, sent, see, window } = browser();
  see('largest-contentful-paint', { startTime: 900 });
  (window[EARLY_LEAVING] as { stop: () => void }).stop(); // set by the script
  leave();
  expect(sent).toEqual([]);
});

it.each([
  ['was opened in the background', { isHidden: true }],
  ['has no ticket', { shop: {} }],
  ['is not complete', { shop: null }],
  ['was not chosen for measurement', { shop: { ...boot, vitals: 0 } }],
  ['is in a browser that measures nothing', { kinds: [] }],
])('sends nothing from a page that %s', (_which, page) => {
  const { leave, sent } = browser(page);
  leave();
  expect(sent).toEqual([]);
});

it('can be inside a script element, under a policy without eval and with Trusted Types', () => {
  expect(earlyLeavingScript).not.toMatch(
    /<[/!]|\beval\b|Function\(|innerHTML|document\.write|setTimeout\(['"`]/,
  );
});
