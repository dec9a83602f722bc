import { addFund, customerInfo, paymentStatus, walletBonuses, walletMovements } from '@shop/contract';
import type { Payment, WalletBonus, WalletMovement } from '@shop/domain';
import { aCustomer, aMovement, aPayment, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { Page } from './wallet-page';

export const gateways = [
  { key: 'mosaic_pay', title: 'Mosaic Pay', imageUrl: '/media/gateway/1.svg' },
  { key: 'card', title: 'Card', imageUrl: null },
];

/** A payment into the wallet. */
export const aFunding = (own: Partial<Payment> = {}): Payment =>
  aPayment({ purpose: 'add_fund', orderId: null, amount: 2_500, contactPhone: '', ...own });

interface WalletOptions extends TestAppOptions {
  balance?: number;
  movements?: WalletMovement[];
  bonuses?: WalletBonus[];
  /** The payment in the address; without it the payment is unknown. */
  payment?: Payment | (() => Payment);
}

/** Opens the wallet with a backend that returns this data. */
export function openWallet({ balance = 4_250, movements = [aMovement()], ...options }: WalletOptions = {}) {
  const { bonuses = [], payment, setUpApi, config, ...rest } = options;
  return renderApp(<Page />, {
    address: '/profile?page=wallet',
    session: { token: 'token', guestId: null },
    config: { digitalPayment: true, gateways, ...config },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer({ walletBalance: balance }));
      api.respond(walletMovements, ({ query }) => {
        const { limit = 10, offset = 1, type } = query ?? {};
        const found = movements.filter(({ kind }) => !type || kind === type || kind.startsWith(`${type}_`));
        const entries = found.slice((offset - 1) * limit, offset * limit);
        return { total: found.length, page: offset, limit, entries };
      });
      api.respond(walletBonuses, bonuses);
      // jsdom can only navigate to a hash
      api.respond(addFund, { payAt: '/#gateway' });
      api.respond(paymentStatus, (args) => {
        if (!payment) throw refused(404, 'Not found');
        return typeof payment === 'function' ? payment() : { ...payment, id: args.query.payment_id };
      });
      setUpApi?.(api);
    },
    ...rest,
  });
}
