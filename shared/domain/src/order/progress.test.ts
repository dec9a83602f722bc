import fc from 'fast-check';
import { orderStatuses, type Order } from '../entities/order';
import type { PlacedParcel } from '../entities/parcel';
import { getProgress, isUnhappyStep } from './progress';

const placedAt = '2026-01-05T12:00:00.000Z';
const at = (minutes: string) => `2026-01-05T12:${minutes}:00.000Z`;
type Progressed = Parameters<typeof getProgress>[0];

/** Only that it is one counts here. */
const aParcel = { payer: 'sender' } as PlacedParcel;

const order = (own: Partial<Progressed> = {}): Progressed => ({
  status: 'pending',
  orderType: 'delivery',
  placedAt,
  history: [],
  ...own,
});
const marks = { done: '+', current: '*', ahead: '' } as const;
const toText = (own: Partial<Progressed>) =>
  getProgress(order(own))
    .map(({ step, state }) => `${step}${marks[state]}`)
    .join(' ');

it.each<[Partial<Progressed>, string]>([
  [{ status: 'pending' }, 'placed* accepted preparing on_the_way delivered'],
  [{ status: 'confirmed' }, 'placed+ accepted* preparing on_the_way delivered'],
  [{ status: 'processing' }, 'placed+ accepted+ preparing* on_the_way delivered'],
  [{ status: 'handover' }, 'placed+ accepted+ preparing* on_the_way delivered'],
  [{ status: 'picked_up' }, 'placed+ accepted+ preparing+ on_the_way* delivered'],
  [{ status: 'delivered' }, 'placed+ accepted+ preparing+ on_the_way+ delivered*'],
  [{ status: 'handover', orderType: 'take_away' }, 'placed+ accepted+ preparing+ ready* collected'],
  [{ status: 'delivered', orderType: 'take_away' }, 'placed+ accepted+ preparing+ ready+ collected*'],
  [{ status: 'processing', parcel: aParcel }, 'placed+ accepted* on_the_way delivered'],
  [{ status: 'canceled' }, 'placed+ canceled*'],
  [{ status: 'canceled', canceledByStore: true }, 'placed+ declined*'],
  [{ status: 'failed' }, 'placed+ failed*'],
])('%j runs %s [X-20] [D-24]', (own, expected) => {
  expect(toText(own)).toBe(expected);
});

it('keeps what an order had reached before its end, with the times [X-20]', () => {
  const history: Order['history'] = [
    { status: 'confirmed', at: at('05') },
    { status: 'processing', at: at('06') },
    { status: 'canceled', at: at('10') },
  ];
  expect(getProgress(order({ status: 'canceled', history }))).toEqual([
    { step: 'placed', at: placedAt, state: 'done' },
    { step: 'accepted', at: at('05'), state: 'done' },
    { step: 'preparing', at: at('06'), state: 'done' },
    { step: 'canceled', at: at('10'), state: 'current' },
  ]);
});

it('has the time at which each step began, and none for a step to come [X-20]', () => {
  const history: Order['history'] = [
    { status: 'pending', at: at('01') },
    { status: 'processing', at: at('06') },
    { status: 'handover', at: at('20') },
    { status: 'picked_up', at: at('30') }, // of an attempt before
  ];
  const times = getProgress(order({ status: 'handover', history })).map((entry) => entry.at);
  expect(times).toEqual([at('01'), null, at('06'), null, null]);
});

it('has exactly one current step, with all before it done and all after it ahead [X-20]', () => {
  const any = fc.record({
    status: fc.constantFrom(...orderStatuses),
    orderType: fc.constantFrom('delivery', 'take_away'),
    parcel: fc.constantFrom(undefined, aParcel),
    canceledByStore: fc.boolean(),
    reached: fc.subarray([...orderStatuses]),
  });
  fc.assert(
    fc.property(any, ({ reached, orderType, ...own }) => {
      const history = reached.map((status) => ({ status, at: at('05') }));
      const entries = getProgress(order({ ...own, orderType: orderType, history }));
      const states = entries.map(({ state }) => state).join(' ');
      expect(states).toMatch(/^(done )*current( ahead)*$/);
      expect(entries[0]?.step).toBe('placed');
      expect(entries.filter(({ step }) => isUnhappyStep(step))).toHaveLength(
        ['canceled', 'failed', 'refunded'].includes(own.status) ? 1 : 0,
      );
    }),
  );
});
