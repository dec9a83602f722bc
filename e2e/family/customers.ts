import { readFixture } from '../../shared/contract/fixtures/family';
import type { Carts } from './cart';
import { customer, demandFields, requireCustomer, withQuery } from './demands';
import type { Gateway } from './gateway';
import type { Row } from './goods';
import { json, Refusal, type Web } from './web';

interface Movement extends Row {
  id: number;
}

/** The customer's wallet, in cents, with its movements. */
export class Wallet {
  balance = 1_250;
  private readonly movements = [
    ...(readFixture('customer.wallet.transactions') as { data: Movement[] }).data,
  ];

  /** The latest first. */
  list = (type = ''): Movement[] =>
    [...this.movements]
      .reverse()
      .filter(({ transaction_type: kind }) => ['', 'all', String(kind)].includes(type));

  private move(amount: number, bonus: number, kind: string, reference: string): void {
    this.balance += amount + bonus;
    this.movements.push({
      ...this.movements[0],
      id: this.movements.length + 3,
      credit: Math.max(0, amount) / 100,
      debit: Math.max(0, -amount) / 100,
      admin_bonus: bonus / 100,
      balance: this.balance / 100,
      transaction_type: kind,
      reference,
      created_at: new Date().toISOString(),
    });
  }

  /** Pays as much of an amount as the balance allows. */
  pay(amount: number, reference: string): number {
    const paid = Math.min(this.balance, amount);
    if (paid > 0) this.move(-paid, 0, paid < amount ? 'partial_payment' : 'order_place', reference);
    return paid;
  }

  /** Money that was paid at a gateway, with the shop's bonus: 10 % from 20.00 on, at most 5.00. */
  add(amount: number, gateway: string): void {
    const bonus = amount < 2_000 ? 0 : Math.min(500, Math.round(amount / 10));
    this.move(amount, bonus, 'add_fund', gateway);
  }
}

const lists = {
  'address/list': 'customer.address.list',
  notifications: 'customer.notifications',
  'message/list': 'customer.message.list',
  'wish-list': 'customer.wish-list',
  'wallet/bonuses': 'customer.wallet.bonuses',
  'loyalty-point/transactions': 'customer.loyalty-point.transactions',
};

/** One customer, who signs in by password. */
export function serveCustomers(web: Web, carts: Carts, wallet: Wallet, gateway: Gateway): void {
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
  serveWallet(web, wallet, gateway);
}

function serveWallet(web: Web, wallet: Wallet, gateway: Gateway): void {
  const api = '/api/v1/customer/wallet';
  web.on(
    'GET',
    `${api}/transactions`,
    requireCustomer(
      withQuery(['limit', 'offset'], ({ query: { limit, offset, type } }) => {
        const movements = wallet.list(type);
        return json({ total_size: movements.length, limit, offset, data: movements });
      }),
    ),
  );
  web.on(
    'POST',
    `${api}/add-fund`,
    requireCustomer((call) => {
      demandFields(call.body, ['amount', 'payment_method', 'payment_platform', 'callback']);
      const { amount: wanted, payment_method: method, callback } = call.body;
      const amount = Math.round(Number(wanted) * 100);
      const settle = () => wallet.add(amount, String(method));
      return json({ redirect_link: gateway.open(String(method), String(callback), { amount, settle }) });
    }),
  );
}
