import { aConfig, aZone } from '@shop/testing';
import {
  canSplit,
  getPaymentProblem,
  getWalletAmount,
  type PaymentChoice,
  type PaymentSituation,
} from './payment-rules';

const gateways = [{ key: 'mosaic_pay', title: 'Mosaic Pay', imageUrl: null }];
const charges = { type: 'fixed', perKm: 0, minimum: 0, maximum: 0, fixed: 100 } as const;
const limited = aZone({ modules: [{ moduleId: 1, charges, maximumCashOrder: 5_000 }] });

const situation = (own: Partial<PaymentSituation> = {}): PaymentSituation => ({
  config: aConfig({ digitalPayment: true, partialPayment: true, gateways }),
  zone: aZone(),
  moduleId: 1,
  total: 3_000,
  balance: null,
  ...own,
});
const pays = (method: PaymentChoice['method'], own: Partial<PaymentChoice> = {}): PaymentChoice => ({
  method,
  gateway: '',
  withWallet: false,
  ...own,
});
const cash = pays('cash_on_delivery');
const wallet = pays('wallet');
const online = pays('digital_payment', { gateway: 'mosaic_pay' });

it.each([
  ['cash', situation(), cash, null],
  [
    'cash where the shop takes none',
    situation({ config: aConfig({ cashOnDelivery: false }) }),
    cash,
    'unavailable',
  ],
  [
    'cash where the zone takes none',
    situation({ zone: aZone({ cashOnDelivery: false }) }),
    cash,
    'unavailable',
  ],
  ['cash before the zone is known', situation({ zone: null }), cash, null],
  ['cash at the maximum', situation({ zone: limited, total: 5_000 }), cash, null],
  ['cash above the maximum', situation({ zone: limited, total: 5_001 }), cash, 'cash-maximum'],
  [
    'cash above another module’s maximum',
    situation({ zone: limited, moduleId: 2, total: 9_000 }),
    cash,
    null,
  ],
  [
    'cash for the rest of what the wallet pays',
    situation({ zone: limited, total: 5_500, balance: 500 }),
    { ...cash, withWallet: true },
    null,
  ],
  ['a wallet that holds enough', situation({ balance: 3_000 }), wallet, null],
  ['a wallet that holds too little', situation({ balance: 2_999 }), wallet, 'wallet-short'],
  ['a guest’s wallet', situation(), wallet, 'unavailable'],
  [
    'a wallet where the shop has none',
    situation({ balance: 9_000, config: aConfig({ wallet: false }) }),
    wallet,
    'unavailable',
  ],
  ['a gateway', situation(), online, null],
  ['no gateway yet', situation(), pays('digital_payment'), 'none-chosen'],
  ['a gateway that is gone', situation(), { ...online, gateway: 'old' }, 'unavailable'],
  [
    'a gateway where the zone has none',
    situation({ zone: aZone({ digitalPayment: false }) }),
    online,
    'unavailable',
  ],
  ['a gateway where the shop has none', situation({ config: aConfig({ gateways }) }), online, 'unavailable'],
] as const)('judges paying by %s [D-20] [D-22]', (_case, paymentSituation, choice, problem) => {
  expect(getPaymentProblem(paymentSituation, choice)).toBe(problem);
});

it.each([
  ['what it holds', { balance: 1_000 }, true, 1_000],
  ['nothing unasked', { balance: 1_000 }, false, 0],
  ['nothing when it is empty', { balance: 0 }, true, 0],
  ['nothing of a part where the shop allows none', { balance: 1_000, config: aConfig() }, true, 0],
  ['no part where it could pay all', { balance: 3_000 }, true, 0],
])('lets the wallet pay %s beside another method [D-20]', (_case, own, withWallet, amount) => {
  expect(getWalletAmount(situation(own), { ...online, withWallet })).toBe(amount);
});

it('lets the wallet pay the whole total alone, and never more than its balance [D-20]', () => {
  expect(getWalletAmount(situation({ balance: 9_000 }), wallet)).toBe(3_000);
  expect(getWalletAmount(situation({ balance: 100 }), wallet)).toBe(100);
  expect(getWalletAmount(situation(), wallet)).toBe(0);
  expect(canSplit(situation())).toBe(false);
});
