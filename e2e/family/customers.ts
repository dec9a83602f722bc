import { readFixture } from '../../shared/contract/fixtures/family';
import type { Carts } from './cart';
import { customer, demandFields, requireCustomer } from './demands';
import type { Row } from './goods';
import { json, Refusal, type Web } from './web';

/** The balance of the customer's wallet, in cents. */
export class Wallet {
  balance = 1_250;

  /** Pays as much of an amount as the balance allows. */
  pay(amount: number): number {
    const paid = Math.min(this.balance, amount);
    this.balance -= paid;
    return paid;
  }
}

const lists = {
  'address/list': 'customer.address.list',
  notifications: 'customer.notifications',
  'message/list': 'customer.message.list',
  'wish-list': 'customer.wish-list',
  'wallet/transactions': 'customer.wallet.transactions',
};

/** One customer, who signs in by password. */
export function serveCustomers(web: Web, carts: Carts, wallet: Wallet): void {
  const api = '/api/v1/customer';
  web.on('POST', '/api/v1/auth/login', ({ body }) => {
    demandFields(body, ['login_type', 'email_or_phone', 'password', 'field_type']);
    const { email_or_phone: contact, password, guest_id: guest } = body;
    if (contact !== customer.email || password !== customer.password)
      throw new Refusal(401, readFixture('auth.login.401'));
    if (typeof guest === 'string' || typeof guest === 'number') carts.move(String(guest), customer.id);
    return json({ ...(readFixture('auth.login') as Row), token: customer.token });
  });
  web.on(
    'GET',
    `${api}/info`,
    requireCustomer(() =>
      json({ ...(readFixture('customer.info') as Row), wallet_balance: wallet.balance / 100 }),
    ),
  );
  for (const [path, name] of Object.entries(lists))
    web.on(
      'GET',
      `${api}/${path}`,
      requireCustomer(() => json(readFixture(name))),
    );
}
