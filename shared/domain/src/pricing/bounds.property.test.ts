import fc from 'fast-check';
import { discount, line, money, order, percentage } from './order-arbitraries';
import { couponDiscount } from './coupon';
import { deliveryFee } from './delivery-fee';
import { priceLine, unitDiscount } from '@shop/domain/core';
import { priceOrder, walletPart, type OrderToPrice } from './order';
import { getTax } from './tax';

const holds = <Values extends [unknown, ...unknown[]]>(
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  predicate: (...values: Values) => boolean,
) => fc.assert(fc.property(...values, predicate), { numRuns: 500 });

/** Orders without rules that depend on a threshold (BIZ-28, BIZ-32, BIZ-37): with them a larger order may cost less. */
const steady = order.map((input): OrderToPrice => ({
  ...input,
  coupon: null,
  store: { ...input.store, discount: null },
  delivery: { ...input.delivery, freeDelivery: null },
}));

describe('caps', () => {
  it('limits a store’s discount to its cap, and to the price of units without add-ons [BIZ-28]', () => {
    holds([order], (input) => {
      const priced = priceOrder(input);
      const most = input.store.discount?.maxDiscount ?? 0;
      const discountable = input.lines.reduce((sum, entry) => {
        const { unit, options } = priceLine(entry.item, entry, entry.quantity);
        return sum + (unit + options) * entry.quantity;
      }, 0);
      const isCapped = !priced.storeDiscountApplies || most === 0 || priced.discount <= most;
      return isCapped && priced.discount <= discountable;
    });
  });

  it('limits a percent coupon to its cap, and any coupon to the amount left to pay for the goods [BIZ-29]', () => {
    holds([order], (input) => {
      const { coupon, subtotal, discount: off } = priceOrder(input);
      const most = input.coupon?.maxDiscount ?? 0;
      const isPercent = input.coupon?.discount.type === 'percent';
      return coupon <= subtotal - off && (!isPercent || most === 0 || coupon <= most);
    });
  });

  it('gives no discount below the minimum purchase, for any coupon [BIZ-32] [VALID-35]', () => {
    holds([order], (input) => {
      const { coupon, subtotal, discount: off } = priceOrder(input);
      return coupon === 0 || subtotal - off >= (input.coupon?.minPurchase ?? Infinity);
    });
  });

  it('discounts a unit by no more than its price [BIZ-25]', () => {
    holds(
      [discount, money],
      (rule, unit) => unitDiscount(rule, unit) <= unit && unitDiscount(rule, unit) >= 0,
    );
  });

  it('keeps a per-km charge between minimum and maximum, if these are consistent [BIZ-36]', () => {
    holds([order], ({ delivery }) => {
      const { charges } = delivery;
      const plain = { ...delivery, orderType: 'delivery', freeDelivery: null, increase: null } as const;
      const { fee } = deliveryFee(plain, 0, false);
      if (charges.type === 'fixed') return fee === charges.fixed;
      return (
        fee >= charges.minimum && (charges.maximum === 0 || fee <= Math.max(charges.maximum, charges.minimum))
      );
    });
  });

  it('lets the wallet pay no more than its balance, nor than is due [D-20]', () => {
    holds([fc.integer({ min: -1_000, max: 500_000 }), money], (balance, total) => {
      const part = walletPart(balance, total);
      return part >= 0 && part <= total && part <= Math.max(0, balance);
    });
  });
});

describe('larger amounts do not cost less', () => {
  it('in a line, without thresholds [BIZ-26]', () => {
    holds([steady, fc.nat()], (input, index) => {
      const at = index % Math.max(1, input.lines.length);
      const lines = input.lines.map((entry, place) =>
        place === at ? { ...entry, quantity: entry.quantity + 1 } : entry,
      );
      return priceOrder({ ...input, lines }).total >= priceOrder(input).total;
    });
  });

  it('with another line, without thresholds [BIZ-26]', () => {
    holds([steady, line], (input, more) => {
      const lines = [...input.lines, more];
      return priceOrder({ ...input, lines }).total >= priceOrder(input).total;
    });
  });

  it('for more distance [BIZ-36]', () => {
    holds([order, fc.integer({ min: 0, max: 50_000 })], (input, metres) => {
      const { delivery } = input;
      const farther = { ...delivery, metres: delivery.metres + metres };
      return priceOrder({ ...input, delivery: farther }).deliveryFee >= priceOrder(input).deliveryFee;
    });
  });

  it('for more tax [BIZ-33]', () => {
    holds([money, percentage, percentage, fc.boolean()], (amount, one, other, included) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      return getTax(amount, { percent: less, included }) <= getTax(amount, { percent: more, included });
    });
  });

  it('for a larger tip, to the unit [D-15]', () => {
    holds([order, money], (input, tip) => {
      const bare = priceOrder({ ...input, tip: 0 });
      return priceOrder({ ...input, tip }).total === bare.total + tip;
    });
  });
});

it('gives no smaller discount for a higher percentage of the same coupon [BIZ-29]', () => {
  const base = { storeId: 1, zoneId: 1 };
  holds([order, money, percentage, percentage], ({ coupon }, amount, one, other) => {
    const by = (value: number) =>
      coupon && couponDiscount({ ...coupon, discount: { type: 'percent', value } }, { ...base, amount });
    return (by(Math.min(one, other)) ?? 0) <= (by(Math.max(one, other)) ?? 0);
  });
});

it('costs the same whether equal items are in one line or in two, except for add-ons once per line [D-13] [D-15]', () => {
  holds([order, fc.integer({ min: 1, max: 20 })], (input, more) => {
    const lines = input.lines.map((entry) => ({
      ...entry,
      item: { ...entry.item, addOnsOncePerLine: false },
    }));
    const joined = lines.map((entry) => ({ ...entry, quantity: entry.quantity + more }));
    const split = lines.flatMap((entry) => [entry, { ...entry, quantity: more }]);
    const priceAsText = (priced: OrderToPrice['lines']) =>
      JSON.stringify(priceOrder({ ...input, lines: priced }));
    return priceAsText(joined) === priceAsText(split);
  });
});

it('charges no fee and no increase for take-away or free delivery [BIZ-34] [BIZ-37]', () => {
  holds([order], (input) => {
    const isFree = input.delivery.orderType === 'take_away' || input.store.freeDelivery;
    const { deliveryFee: fee, extraFee, extraFeeReason } = priceOrder(input);
    return !isFree || (fee === 0 && extraFee === 0 && extraFeeReason === '');
  });
});
