import fc from 'fast-check';
import { discount, money } from '../pricing/order-arbitraries';
import { getDistanceFee, getParcelRates, priceParcel, type ParcelToPrice } from './parcel-price';

const rates = fc.record({ perKm: fc.integer({ min: 0, max: 10_000 }), minimum: money });
const metres = fc.integer({ min: 0, max: 200_000 });
const parcel: fc.Arbitrary<ParcelToPrice> = fc.record({
  rates,
  metres,
  size: fc.option(money.map((charge) => ({ charge }))),
  increase: fc.option(fc.record({ active: fc.boolean(), discount, message: fc.constant('Rain') })),
  charges: fc.array(
    fc.record({ kind: fc.constant('service' as const), name: fc.constant('Fee'), amount: money }),
    { maxLength: 2 },
  ),
  extra: money,
  knownTax: fc.option(fc.record({ amount: money, included: fc.boolean() })),
});

const holds = <Value>(values: fc.Arbitrary<Value>, predicate: (value: Value) => boolean) =>
  fc.assert(fc.property(values, predicate), { numRuns: 500 });

it('adds up to the total, in whole minor units [X-31] [D-15]', () => {
  holds(parcel, (input) => {
    const { distanceFee, sizeFee, extraFee, deliveryFee, tax, taxIncluded, charges, total } =
      priceParcel(input);
    const sum = (charges ?? []).reduce((all, { amount }) => all + amount, 0);
    return (
      distanceFee + sizeFee + extraFee === deliveryFee &&
      deliveryFee + (taxIncluded ? 0 : tax) + sum === total &&
      Number.isInteger(total)
    );
  });
});

it('never charges less than the minimum, and the rate from there on [X-31]', () => {
  holds(fc.tuple(rates, metres), ([rate, distance]) => {
    const fee = getDistanceFee(rate, distance);
    const exact = (distance * rate.perKm) / 1_000;
    return fee >= rate.minimum && (fee === rate.minimum ? exact < fee + 0.5 : Math.abs(fee - exact) <= 0.5);
  });
});

it('costs no less for a longer way, or a dearer size [X-31]', () => {
  holds(fc.tuple(parcel, metres, money), ([input, further, more]) => {
    const { total } = priceParcel(input);
    const longer = priceParcel({ ...input, metres: input.metres + further });
    const larger = priceParcel({ ...input, size: { charge: (input.size?.charge ?? 0) + more } });
    return longer.total >= total && larger.total >= total;
  });
});

it('depends on nothing but what is given: the same parcel has the same price [X-31]', () => {
  holds(parcel, (input) => JSON.stringify(priceParcel(input)) === JSON.stringify(priceParcel({ ...input })));
});

describe('an example', () => {
  const plain = { rates: { perKm: 80, minimum: 300 }, size: null, increase: null };

  it.each([
    ['nothing but the minimum nearby', 1_200, 300],
    ['the rate farther away', 12_345, 988],
    ['half a minor unit rounded up', 5_006.25, 401],
  ])('costs %s [X-31]', (_case, distance, total) => {
    expect(priceParcel({ ...plain, metres: distance }).total).toBe(total);
  });

  it('adds the size before an increase, and vehicle and tax after it [X-31] [BIZ-38]', () => {
    const priced = priceParcel({
      ...plain,
      metres: 10_000,
      size: { charge: 200 },
      increase: { active: true, discount: { type: 'percent', value: 25 }, message: 'Rain' },
      extra: 50,
      charges: [{ kind: 'service', name: 'Fee', amount: 30 }],
      knownTax: { amount: 65, included: false },
    });
    expect(priced).toMatchObject({ distanceFee: 800, sizeFee: 200, extraFee: 300, deliveryFee: 1_300 });
    expect(priced).toMatchObject({ extraFeeReason: 'Rain', tax: 65, total: 1_395 });
  });

  it('prefers the rates of the category to the shop’s, and has none without both [X-31]', () => {
    const shop = { perKm: 2, minimum: 3 };
    const own = { perKm: 1, minimum: 9 };
    expect(getParcelRates({ rates: own }, shop)).toBe(own);
    expect(getParcelRates({ rates: null }, shop)).toBe(shop);
    expect(getParcelRates({ rates: null }, null)).toBeNull();
  });
});
