import { addToCart, customerInfo, type PlaceOrderBody } from '@shop/contract';
import type { PaymentAction } from '../features/payments/settle-payment';
import { moveMoney } from '../features/wallet/wallet';
import { adding } from './goods';
import type { OrderFixture } from './order-fixture';
import { newCustomer } from './people';
import { testNow } from './test-clock';

/** The return address of tests; requests without an origin count as the shop's own. */
export const returnAddress = 'http://localhost/payment-return';

/** Fields of an order that is paid at a gateway. */
export const atGateway = {
  payment_method: 'digital_payment',
  gateway: 'pearl_pay',
  callback: returnAddress,
} as const satisfies Partial<PlaceOrderBody>;

/** Presses a button of a payment page. */
export const press = (
  { shop }: Pick<OrderFixture, 'shop'>,
  paymentId: string | null,
  action: PaymentAction | 'lose' | (string & {}),
  headers: Record<string, string> = {},
) =>
  shop.app.inject({
    method: 'POST',
    url: `/payments/${paymentId ?? ''}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ action }).toString(),
  });

/** A new customer with so much in the wallet (minor units). */
export async function fundedCustomer({ shop }: Pick<OrderFixture, 'shop'>, balance: number) {
  const customer = await newCustomer(shop);
  const { id } = (await shop.send(customerInfo, {}, customer)).model;
  const movement = { kind: 'add_fund', amount: balance, reference: 'test' } as const;
  if (balance > 0) await moveMoney(shop.database, id, movement, testNow);
  return { ...customer, id };
}

/** The same with one plain item in the cart. */
export async function customerWith(fixture: OrderFixture, balance: number) {
  const customer = await fundedCustomer(fixture, balance);
  await fixture.shop.send(addToCart, { body: adding(fixture.goods.plain) }, customer);
  return customer;
}

/** A wallet's balance, and the sum of its transactions. */
export async function getWallet({ shop }: Pick<OrderFixture, 'shop'>, id: number) {
  const [row] = await shop.database.query<{ balance: number; sum: number; movements: number }>(
    `SELECT wallet_balance AS balance, coalesce(sum(credit - debit), 0) AS sum, count(wallet_transactions.id) AS movements
     FROM customers LEFT JOIN wallet_transactions ON customer_id = customers.id
     WHERE customers.id = $1 GROUP BY customers.id`,
    [id],
  );
  return row;
}
