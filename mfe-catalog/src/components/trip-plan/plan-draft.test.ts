import { aTripPlan } from '@shop/testing';
import { addressWithPlan, draftFrom, planOnward } from './plan-address';
import { toDraft, getProblems, toTimes, createDefaultDraft, type PlanDraft } from './plan-draft';

const karachi = 'Asia/Karachi';
const now = Date.parse('2026-03-01T05:00:00Z'); // 05:00 UTC is ten in the morning there.
const pickup = { latitude: 24.86, longitude: 67.01, address: 'Here' };
const draft = (own: Partial<PlanDraft> = {}): PlanDraft => ({
  ...createDefaultDraft(new Date(now), karachi),
  ...own,
});

it('defaults to tomorrow at ten, for a day', () => {
  expect(draft()).toMatchObject({
    pickupDate: '2026-03-02',
    pickupTime: '10:00',
    returnDate: '2026-03-03',
    returnTime: '10:00',
    rentalType: 'day_wise',
  });
});

it("reads times in the shop's time zone [D-12]", () => {
  expect(toTimes(draft(), karachi)).toEqual({
    pickupAt: '2026-03-02T05:00:00.000Z',
    returnAt: '2026-03-03T05:00:00.000Z',
  });
  expect(toTimes(draft({ returnDate: '' }), karachi)).toBeNull();
});

const problems = (own: Partial<PlanDraft>, from: typeof pickup | null = pickup) =>
  getProblems(draft(own), from, now, karachi);

it.each([
  ['nothing', {}, {}],
  ['a pick-up that is over', { pickupDate: '2026-03-01', pickupTime: '09:30' }, { pickupAt: 'past' }],
  ['a return before it', { returnDate: '2026-03-02', returnTime: '09:30' }, { returnAt: 'order' }],
  ['more than 90 days', { returnDate: '2026-06-01' }, { returnAt: 'tooLong' }],
  ['no day', { pickupDate: '' }, { pickupAt: 'timeMissing' }],
  ['a way that leads nowhere', { rentalType: 'distance_wise' }, { destination: 'destinationMissing' }],
] as const)('reports %s at its field', (_case, own, expected) => {
  expect(problems(own)).toEqual(expected);
});

it('requires a pickup location first', () => {
  expect(Object.keys(problems({ pickupDate: '' }, null))).toEqual(['pickup', 'pickupAt']);
});

describe('in an address', () => {
  const plan = aTripPlan({
    rentalType: 'distance_wise',
    driver: 'provider',
    distance: 4_000,
    destination: { latitude: 24.9, longitude: 67.1, address: 'Old Harbour' },
  });

  it("is written in the shop's time zone, and read back unchanged [ROUTE-06]", () => {
    const address = addressWithPlan(new URLSearchParams('categoryId=2&page=3'), plan, karachi);
    expect(address.get('pickup_time')).toBe('2026-01-06T13:00');
    expect(address.get('categoryId')).toBe('2');
    expect(address.has('page')).toBe(false);
    expect(draftFrom(address)).toEqual(toDraft(plan, karachi));
  });

  it('drops parameters that do not belong to the plan any more', () => {
    const first = addressWithPlan(new URLSearchParams(), plan, karachi);
    const next = addressWithPlan(first, { ...plan, rentalType: 'hourly', driver: 'self' }, karachi);
    expect([...next.keys()]).toEqual(['pickup_time', 'destination_time', 'rental_type']);
  });

  it.each([
    'pickup_time=tomorrow',
    'pickup_time=2026-13-40T10:00',
    'pickup_time=2026-03-02T25:00',
    'rental_type=weekly',
    'to_lat=900&to_lng=1',
    'with_driver=yes',
  ])('ignores %s', (text) => {
    expect(draftFrom(new URLSearchParams(text))).toEqual({});
  });

  it('is passed on by links, and nothing else is', () => {
    expect(planOnward(new URLSearchParams('rental_type=hourly&sort=rating'))).toBe('&rental_type=hourly');
    expect(planOnward(new URLSearchParams('sort=rating'))).toBe('');
  });
});
