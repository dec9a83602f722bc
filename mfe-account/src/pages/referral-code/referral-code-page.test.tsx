import { customerInfo } from '@shop/contract';
import { aCustomer, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { Page } from './referral-code-page';

const open = (options: TestAppOptions = {}) =>
  renderApp(<Page />, {
    address: '/referral-code',
    session: { token: 'token', guestId: null },
    setUpApi: (api) => api.respond(customerInfo, aCustomer({ referralCode: 'SARA1' })),
    ...options,
  });

const invitation = 'http://localhost/auth?mode=sign-up&ref=SARA1';

/** Sets the browser's share function; undefined for a browser without one. */
function withShare(share: ((data: ShareData) => Promise<void>) | undefined) {
  const before = Object.getOwnPropertyDescriptor(navigator, 'share');
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => {
    if (before) Object.defineProperty(navigator, 'share', before);
    else Reflect.deleteProperty(navigator, 'share');
  };
}

it('shows the code, copies it, and says how it works with the shop’s reward [D-28]', async () => {
  const { user } = open();
  expect(await screen.findByText('SARA1')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Invite friends and get $5.00 for each' })).toBeVisible();
  expect(screen.getByText(/\$5\.00 come into your wallet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe('SARA1');
});

it('offers links to share where the system has no share dialog [D-28]', async () => {
  const { user } = open();
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'WhatsApp' }));
  const [address, target, features] = opened.mock.calls[0] ?? [];
  expect(decodeURIComponent(String(address))).toBe(
    `https://wa.me/?text=I shop at Mosaic. Sign up with my referral code SARA1: ${invitation}`,
  );
  expect([target, features]).toEqual(['_blank', 'noopener,noreferrer']);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(invitation));
  opened.mockRestore();
});

it.each([
  ['shared', undefined, null],
  ['put aside: nothing is said', new DOMException('', 'AbortError'), null],
  ['refused: the link is copied', new DOMException('', 'NotAllowedError'), invitation],
])('shares with the system’s dialog, %s [D-28]', async (_case, failure, copied) => {
  const share = jest.fn((_data: ShareData) => (failure ? Promise.reject(failure) : Promise.resolve()));
  const restore = withShare(share);
  const { user } = open();
  await navigator.clipboard.writeText('before');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(share.mock.calls[0]?.[0].text).toContain(invitation);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(copied ?? 'before'));
  restore();
});

it('mentions no reward where the shop gives none [D-28]', async () => {
  open({ config: { referralReward: 0 } });
  expect(await screen.findByRole('heading', { name: 'Invite your friends' })).toBeVisible();
  expect(screen.queryByText('You are rewarded')).toBeNull();
});

it.each([{ referral: false }, { wallet: false }])(
  'shows a message where referrals are off: %j [HEAD-11]',
  async (config) => {
    open({ config });
    expect(await screen.findByText('This shop does not reward invitations at the moment')).toBeVisible();
    expect(screen.queryByText('SARA1')).toBeNull();
  },
);
