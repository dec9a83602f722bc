import { aMovement } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { leftFunds } from './left-funds';
import { openWallet } from '../open-wallet.fixture';

describe('coming back to a backend that has no name for a payment', () => {
  const returned = '/profile?page=wallet&funds=returned';
  const session = { token: 'token', guestId: null, capabilities: [] };
  const before = aMovement({ id: 7 });
  const come = aMovement({ id: 8, kind: 'add_fund', amount: 2_500, bonus: 0 });
  const leave = (after: number) => leftFunds.write({ amount: 2_500, gateway: 'card', after });
  afterEach(() => leftFunds.write(null));

  it('remembers, before it leaves, what the wallet had [STATE-40]', async () => {
    const { user } = openWallet({ session, movements: [before] });
    await screen.findByText('Fund added');
    const card = screen.getByRole('heading', { name: 'Wallet balance' }).closest('section')!;
    await user.click(within(card).getByRole('button', { name: 'Add fund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add fund' }));
    await user.type(await dialog.findByRole('textbox', { name: /Amount/ }), '25');
    await user.click(dialog.getByRole('radio', { name: 'Card' }));
    await user.click(dialog.getByRole('button', { name: 'Add fund' }));
    await waitFor(() => expect(window.location.hash).toBe('#gateway'));
    window.location.hash = '';
    expect(leftFunds.read()).toEqual({
      amount: 2_500,
      gateway: 'card',
      after: 7,
    });
  });

  it('says that the money has come once the wallet has it, and asks until then [STATE-40] [F-29]', async () => {
    leave(7);
    jest.useFakeTimers({ advanceTimers: true });
    const movements = [before];
    openWallet({ address: returned, session, movements });
    expect(await screen.findByText(/payment of \$25.00 is not confirmed yet/)).toBeVisible();
    movements.unshift(come);
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    expect(await screen.findByText('$25.00 has been added to your wallet.')).toBeVisible();
    jest.useRealTimers();
  });

  it.each([
    ['failed', /\$25.00 was declined/],
    ['canceled', /\$25.00 was canceled/],
  ])('offers another try where it %s and nothing has come [F-29]', async (claim, words) => {
    leave(7);
    const { user, address: shown } = openWallet({
      address: `/profile?page=wallet&funds=${claim}`,
      session,
      movements: [before],
    });
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(shown()).toBe('/profile?page=wallet');
    expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('25');
    expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
    expect(leftFunds.read()).toBeNull();
  });

  it('believes the wallet, not an address that claims a failure [F-29]', async () => {
    leave(7);
    openWallet({ address: '/profile?page=wallet&funds=failed', session, movements: [come, before] });
    expect(await screen.findByText('$25.00 has been added to your wallet.')).toBeVisible();
  });

  it.each([
    ['nobody has left for anything', null],
    ['what came was there before', 8],
  ])('does not say that money has come where %s [F-29] [F-46]', async (_case, after) => {
    if (after !== null) leave(after);
    openWallet({ address: returned, session, movements: [come, before] });
    await screen.findAllByText('Fund added');
    if (after !== null) expect(await screen.findByText(/is not confirmed yet/)).toBeVisible();
    expect(screen.queryByText(/has been added to your wallet/)).toBeNull();
  });
});
