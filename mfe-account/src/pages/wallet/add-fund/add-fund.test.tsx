import { addFund, customerInfo, walletMovements } from '@shop/contract';
import { aBonus, Refusal, refused } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aFunding, gateways, openWallet } from '../open-wallet.fixture';

type FundOptions = Parameters<typeof openWallet>[0];

const card = () => screen.getByRole('heading', { name: 'Wallet balance' }).closest('section')!;
const dialog = () => screen.getByRole('dialog', { name: 'Add fund' });
const amount = () => screen.getByRole('textbox', { name: /Amount/ });
const send = () => within(dialog()).getByRole('button', { name: 'Add fund' });
const method = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => {
  window.location.hash = '';
});

async function openForm(options: FundOptions = {}) {
  const app = openWallet(options);
  await screen.findByText('Fund added');
  await app.user.click(within(card()).getByRole('button', { name: 'Add fund' }));
  await screen.findByRole('textbox', { name: /Amount/ });
  return app;
}

it('asks for an amount and one of the gateways, with title and picture, and goes to its page [WALL-01] [STATE-40] [CALL-30]', async () => {
  const { user, api } = await openForm();
  expect(dialog().querySelector('img')).toHaveAttribute('src', '/media/gateway/1.svg');
  await user.type(amount(), '25.5');
  await user.click(method('Card'));
  await user.click(send());
  await waitFor(() =>
    expect(api.calls(addFund)).toEqual([
      {
        body: {
          amount: 25.5,
          payment_method: 'card',
          payment_platform: 'web',
          callback: 'http://localhost/payment-return?paid_for=wallet&status=',
        },
      },
    ]),
  );
  await waitFor(() => expect(window.location.hash).toBe('#gateway'));
});

it('cannot be sent while the amount is 0 or less, and asks for it [VALID-13]', async () => {
  const { user } = await openForm();
  expect(send()).toBeDisabled();
  await user.click(amount());
  await user.tab();
  expect(await screen.findByText('Please Enter amount')).toBeVisible();
  await user.type(amount(), '0');
  expect(send()).toBeDisabled();
  await user.type(amount(), '.5');
  expect(send()).toBeEnabled();
});

it('requires a method, at the field, with the focus there [VALID-13]', async () => {
  const { user, api } = await openForm();
  await user.type(amount(), '20');
  await user.click(send());
  expect(await screen.findByText('Payment method is required')).toBeVisible();
  expect(method('Mosaic Pay')).toHaveFocus();
  expect(api.calls(addFund)).toEqual([]);
});

it('preselects the only gateway', async () => {
  await openForm({ config: { gateways: gateways.slice(0, 1) } });
  expect(method('Mosaic Pay')).toBeChecked();
});

it.each([
  ['Arabic digits', '٢٥٫٥', 25.5],
  ['Persian digits', '۲۵', 25],
])('reads %s [F-45]', async (_case, typed, value) => {
  const { user, api } = await openForm();
  await user.type(amount(), typed);
  await user.click(method('Card'));
  await user.click(send());
  await waitFor(() => expect(api.calls(addFund)[0]?.body).toMatchObject({ amount: value }));
});

it.each([
  ['a part of a coin', '10.005', 'At most 2 digits after the point'],
  ['too much', '100000.01', 'At most 100,000 at once'],
])('refuses %s at the field and sends nothing [F-45]', async (_case, typed, text) => {
  const { user, api } = await openForm();
  await user.type(amount(), typed);
  await user.click(method('Card'));
  await user.click(send());
  expect(await screen.findByText(text)).toBeVisible();
  expect(amount()).toHaveValue(typed);
  expect(api.calls(addFund)).toEqual([]);
});

it('counts the digits after the point in the form that Arabic has for two [F-45]', async () => {
  const { user } = openWallet({ language: 'ar' });
  const add = await screen.findAllByRole('button', { name: 'إضافة رصيد' });
  await user.click(add[0]!);
  await user.type(await screen.findByRole('textbox', { name: /المبلغ/ }), '10.005');
  await user.click(screen.getByRole('radio', { name: 'Card' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'إضافة رصيد' }));
  expect(await screen.findByText('خانتان عشريتان كحد أقصى')).toBeVisible();
});

it('accepts no negative amount [F-45]', async () => {
  const { user } = await openForm();
  await user.type(amount(), '-20');
  expect(amount()).toHaveValue('20');
});

it('offers common amounts, and shows what a bonus adds', async () => {
  const { user } = await openForm({ bonuses: [aBonus()] });
  await user.click(screen.getByRole('button', { name: '$10.00' }));
  expect(amount()).toHaveValue('10');
  expect(screen.queryByText(/your wallet gets/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '$50.00' }));
  expect(await screen.findByText('$5.00 on top: your wallet gets $55.00.')).toBeVisible();
});

it('shows the server’s refusals at their fields and keeps what was typed [CALL-30] [ERR-17]', async () => {
  const { user, toasts } = await openForm({
    setUpApi: (api) =>
      api.respond(addFund, () => {
        throw new Refusal(403, { errors: [{ code: 'amount', message: 'At least $30.' }] });
      }),
  });
  await user.type(amount(), '20');
  await user.click(method('Card'));
  await user.click(send());
  expect(await screen.findByText('At least $30.')).toBeVisible();
  expect(amount()).toHaveFocus();
  expect(amount()).toHaveValue('20');
  expect(method('Card')).toBeChecked();
  expect(toasts).toEqual([]);
});

it('shows any other failure in a toast, and keeps what was typed [ERR-17] [F-26]', async () => {
  const { user, toasts } = await openForm({
    setUpApi: (api) =>
      api.respond(addFund, () => {
        throw refused(500, 'Server error');
      }),
  });
  await user.type(amount(), '20');
  await user.click(method('Card'));
  await user.click(send());
  await waitFor(() => expect(toasts).toEqual(['failed: http']));
  expect(amount()).toHaveValue('20');
});

it('does not navigate to an address that is not trusted [F-37] [F-29]', async () => {
  const { user } = await openForm({
    setUpApi: (api) => api.respond(addFund, { payAt: 'javascript:alert(1)' }),
  });
  await user.type(amount(), '20');
  await user.click(method('Card'));
  await user.click(send());
  await waitFor(() => expect(send()).toBeEnabled());
  expect(amount()).toHaveValue('20');
  expect(window.location.hash).toBe('');
});

it('opens the backend’s own page where API requests go to another origin [D-20] [STATE-40]', async () => {
  const { user } = await openForm({
    session: {
      token: 'token',
      guestId: null,
      apiOrigin: 'https://api.test',
      backendOrigin: 'http://localhost',
    },
    setUpApi: (api) => api.respond(addFund, { payAt: 'http://localhost/#own' }),
  });
  await user.type(amount(), '20');
  await user.click(method('Card'));
  await user.click(send());
  await waitFor(() => expect(window.location.hash).toBe('#own'));
});

it('keeps what was typed when it is opened again, and restores the focus', async () => {
  const { user } = await openForm();
  await user.type(amount(), '35');
  await user.keyboard('{Escape}');
  const opener = within(card()).getByRole('button', { name: 'Add fund' });
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(opener);
  expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('35');
});

describe('returning from the gateway', () => {
  const address = '/profile?page=wallet&payment_id=payment-1';

  it('shows that the server has received the money, and reads everything again [STATE-40] [F-29]', async () => {
    const { api, user, address: shown } = openWallet({ address, payment: aFunding({ status: 'paid' }) });
    expect(await screen.findByText('$25.00 has been added to your wallet.')).toBeVisible();
    await waitFor(() => expect(api.calls(customerInfo).length).toBeGreaterThan(1));
    expect(api.calls(walletMovements).length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toBe('/profile?page=wallet');
    expect(screen.queryByText(/has been added/)).toBeNull();
  });

  it.each(['failed', 'canceled', 'expired'] as const)(
    'with a payment that is %s offers to try again with the same values [F-29]',
    async (status) => {
      const { user, address: shown } = openWallet({
        address,
        payment: aFunding({ status, gateway: 'card' }),
      });
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(shown()).toBe('/profile?page=wallet');
      expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('25');
      expect(method('Card')).toBeChecked();
    },
  );

  it('polls while the result is unknown', async () => {
    let status: 'pending' | 'paid' = 'pending';
    jest.useFakeTimers({ advanceTimers: true });
    openWallet({ address, payment: () => aFunding({ status }) });
    expect(await screen.findByText(/is not confirmed yet/)).toBeVisible();
    status = 'paid';
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    expect(await screen.findByText('$25.00 has been added to your wallet.')).toBeVisible();
    jest.useRealTimers();
  });

  it.each([
    ['that was made up', undefined],
    ['of an order', aFunding({ purpose: 'order', orderId: 7, status: 'paid' })],
  ])('with a payment %s shows nothing [F-29] [F-46]', async (_case, payment) => {
    openWallet({ address, ...(payment ? { payment } : {}) });
    expect(await screen.findByText('Fund added')).toBeVisible();
    expect(screen.queryByText(/has been added|was declined|was canceled|not confirmed/)).toBeNull();
  });
});
