import { customerInfo } from '@shop/contract';
import type { ShopConfig, Zone } from '@shop/domain';
import { aConfig, aCustomer, aStore, aZone, renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { PaymentChoice, PaymentProblem } from '../../payment/payment-rules';
import { PaymentField } from './payment-field';

const gateways = [
  { key: 'mosaic_pay', title: 'Mosaic Pay', imageUrl: '/media/gateway/1.svg' },
  { key: 'card', title: 'Cards', imageUrl: null },
];
const charges = { type: 'fixed', perKm: 0, minimum: 0, maximum: 0, fixed: 100 } as const;
const limited = aZone({ modules: [{ moduleId: 1, charges, maximumCashOrder: 2_000 }] });

interface FieldOptions {
  zone?: Zone;
  config?: Partial<ShopConfig>;
  total?: number;
  start?: PaymentChoice;
  problem?: PaymentProblem;
  /** Balance of a customer's wallet; guests have none. */
  balance?: number;
}

const inCash: PaymentChoice = { method: 'cash_on_delivery', gateway: '', withWallet: false };

function Checkout({ zone = aZone(), config, total = 3_000, start = inCash, problem }: FieldOptions) {
  const [choice, setChoice] = useState(start);
  const settings = aConfig({ digitalPayment: true, gateways, ...config });
  const terms = { store: aStore(), zone, config: settings, total };
  return (
    <>
      <PaymentField {...terms} value={choice} onChange={setChoice} problem={problem ?? null} />
      <p data-testid="choice">{Object.values(choice).join(' ')}</p>
    </>
  );
}

const open = (options: FieldOptions = {}) =>
  renderApp(<Checkout {...options} />, {
    session: { token: options.balance === undefined ? null : 'token-1' },
    setUpApi: (api) => api.respond(customerInfo, aCustomer({ walletBalance: options.balance ?? 0 })),
  });

const getOffered = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.value);

it('offers a guest cash and the gateways, with title and picture [D-20]', async () => {
  const { user, container } = open();
  expect(getOffered()).toEqual(['cash_on_delivery', 'gateway:mosaic_pay', 'gateway:card']);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/gateway/1.svg');
  await user.click(screen.getByRole('radio', { name: 'Mosaic Pay' }));
  expect(screen.getByTestId('choice')).toHaveTextContent('digital_payment mosaic_pay false');
  expect(screen.getByText(/You pay on the provider’s own page and come back here/)).toBeVisible();
});

it('offers a customer the wallet with its balance [D-20]', async () => {
  const { user } = open({ balance: 5_000 });
  await user.click(await screen.findByRole('radio', { name: /Wallet/ }));
  expect(screen.getByText('Balance: $50.00')).toBeVisible();
  expect(screen.getByTestId('choice')).toHaveTextContent('wallet false');
});

it('shows that the wallet’s balance is too low [D-20]', async () => {
  open({ balance: 1_200 });
  expect(await screen.findByRole('radio', { name: /Wallet/ })).toBeDisabled();
  expect(screen.getByText('Balance: $12.00, not enough for this order')).toBeVisible();
});

it('splits the payment between the wallet and another method, where the shop allows it [D-20]', async () => {
  const { user } = open({ balance: 1_200, config: { partialPayment: true } });
  await user.click(await screen.findByRole('checkbox', { name: /Use \$12\.00 from my wallet/ }));
  expect(screen.getByText('The wallet pays $12.00, the method below the remaining $18.00.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Cards' }));
  expect(screen.getByTestId('choice')).toHaveTextContent('digital_payment card true');
  expect(getOffered()).not.toContain('wallet');
});

it('selects no cash above its maximum, refuses it in the specified words, and offers the other methods [D-22] [ERR-09]', async () => {
  const { user } = open({ zone: limited });
  expect(screen.getByText('For orders up to $20.00')).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('radio', { name: /^Cash/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The total amount of the order, exceeds maximum amount of the cash on delivery method' +
      'Please choose one of the other methods.',
  );
  await user.click(screen.getByRole('radio', { name: 'Cards' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each([
  [
    'cash where the zone takes none',
    { zone: aZone({ cashOnDelivery: false }) },
    ['gateway:mosaic_pay', 'gateway:card'],
  ],
  ['gateways where the zone has none', { zone: aZone({ digitalPayment: false }) }, ['cash_on_delivery']],
  ['gateways where the shop has none', { config: { digitalPayment: false } }, ['cash_on_delivery']],
])('does not offer %s [D-20]', (_case, options, offered) => {
  open(options);
  expect(getOffered()).toEqual(offered);
});

it('shows a message where no payment method is available', () => {
  open({ zone: aZone({ cashOnDelivery: false, digitalPayment: false }) });
  expect(screen.getByText('There is no way to pay for this order right now.')).toBeVisible();
});

it('shows the problem of a method once the customer has tried to order with it [D-20]', () => {
  open({ start: { ...inCash, method: 'digital_payment' }, problem: 'none-chosen' });
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a payment method.');
});
