import { customerInfo, pointTransactions, transferPoints } from '@shop/contract';
import type { PointMovement } from '@shop/domain';
import { aCustomer, Refusal, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Page } from './loyalty-points-page';

const movement = (own: Partial<PointMovement>): PointMovement => ({
  id: 1,
  kind: 'order_place',
  points: 150,
  balance: 1280,
  reference: '100007',
  at: '2026-11-20T08:00:00Z',
  ...own,
});
const history = [
  movement({ id: 3 }),
  movement({ id: 2, kind: 'point_to_wallet', points: -500, balance: 1130, reference: '' }),
  movement({ id: 1, kind: 'gift', points: 1630, balance: 1630, reference: '', at: '' }),
];

function open({
  points = 1280,
  entries = history,
  ...options
}: TestAppOptions & { points?: number; entries?: PointMovement[] } = {}) {
  const { setUpApi, ...rest } = options;
  return renderApp(<Page />, {
    address: '/profile?page=loyalty-points',
    session: { token: 'token', guestId: null },
    setUpApi: (api) => {
      api.respond(customerInfo, aCustomer({ loyaltyPoints: points }));
      api.respond(pointTransactions, { total: entries.length, page: 1, limit: 10, entries });
      api.respond(transferPoints, 'Point to wallet transfer successfully.');
      setUpApi?.(api);
    },
    ...rest,
  });
}

async function openDialog(options: Parameters<typeof open>[0] = {}) {
  const app = open(options);
  await app.user.click(await screen.findByRole('button', { name: 'Convert to currency now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Convert points to currency' }));
  const field = dialog.getByRole('textbox', { name: 'Points' });
  const send = () => app.user.click(dialog.getByRole('button', { name: 'Convert' }));
  return { ...app, dialog, field, send };
}

it('shows the points and their value [WALL-02] [D-28]', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Loyalty Points' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Total points' })).toBeVisible();
  expect(await screen.findByText('1,280')).toBeVisible();
  expect(screen.getByText('Worth $12.80')).toBeVisible();
  expect(screen.getByText(/^5% of every order/)).toBeVisible();
  expect(screen.getByText('100 points are worth $1.00 in your wallet.')).toBeVisible();
});

it('shows the history of points, with links to orders [D-28]', async () => {
  open();
  const rows = await waitFor(() => {
    const found = screen.getAllByRole('listitem').filter((row) => row.textContent.includes('Balance'));
    expect(found).toHaveLength(3);
    return found;
  });
  expect(rows[0]).toHaveTextContent(/Earned with an order.*\+150.*Points received: 150.*Balance 1,280/);
  expect(within(rows[0]!).getByRole('link', { name: 'Order #100007' })).toHaveAttribute(
    'href',
    '/profile?page=my-orders&order_id=100007',
  );
  expect(rows[1]).toHaveTextContent(/Converted to currency.*−500.*Points taken off: 500/);
  expect(rows[2]).toHaveTextContent('A gift of the shop');
});

it('shows the amount while points are typed, in digits of any kind, and converts them [WALL-02] [ERR-01] [F-45]', async () => {
  const { user, api, dialog, field, send, toasts } = await openDialog();
  await user.type(field, '٥٠۰');
  expect(dialog.getByRole('status')).toHaveTextContent('$5.00');
  const requestCount = api.calls(customerInfo).length;
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(transferPoints)).toEqual([{ body: { point: 500 } }]);
  expect(toasts).toEqual([]);
  await waitFor(() => expect(api.calls(customerInfo).length).toBeGreaterThan(requestCount));
  expect(api.calls(pointTransactions).length).toBeGreaterThan(1);
});

it('moves the focus to the title where too few are left to convert again', async () => {
  let points = 1280;
  const { user, field, send } = await openDialog({
    setUpApi: (api) => {
      api.respond(customerInfo, () => aCustomer({ loyaltyPoints: points }));
      api.respond(transferPoints, () => {
        points = 80;
        return '';
      });
    },
  });
  await user.type(field, '1200');
  await send();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Convert to currency now' })).toBeNull();
});

it.each([
  ['nothing', '', 'Please enter how many points.'],
  ['none', '0', 'Please enter how many points.'],
  ['too few', '199', 'At least 200 points can be converted at once.'],
  ['more than there are', '1281', 'You have only 1,280 points.'],
  ['less than none', '-1', 'At least 200 points can be converted at once.'],
])(
  'shows at the field why %s cannot be converted, and sends no request [F-45]',
  async (_case, text, message) => {
    const { user, api, field, send } = await openDialog();
    if (text) await user.type(field, text);
    await send();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(message);
    expect(api.calls(transferPoints)).toEqual([]);
  },
);

it('converts all of them with one press', async () => {
  const { user, dialog, field } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Use all' }));
  expect(field).toHaveValue('1280');
  expect(dialog.getByRole('status')).toHaveTextContent('$12.80');
});

it('shows the server’s refusal at the field, and keeps what was typed [D-28]', async () => {
  const message = 'You have only 300 points.';
  const { user, field, send, toasts } = await openDialog({
    setUpApi: (api) =>
      api.respond(transferPoints, () => {
        throw new Refusal(403, { errors: [{ code: 'point', message }] });
      }),
  });
  await user.type(field, '400');
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue('400');
  expect(field).toHaveFocus();
  expect(toasts).toEqual([]);
});

it('shows any other failure, and stays open [F-11]', async () => {
  const { user, field, send, toasts } = await openDialog({
    setUpApi: (api) =>
      api.respond(transferPoints, () => {
        throw new Refusal(500, { message: 'Server error' });
      }),
  });
  await user.type(field, '400');
  await send();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(field).toHaveValue('400');
});

describe('where the response of a conversion is lost', () => {
  /** Converts, or not, and loses the response; `isDown` loses those of the customer's points as well. */
  async function loseResponse(isConverted: boolean) {
    let left = 1280;
    const backend = { isDown: false };
    const app = await openDialog({
      setUpApi: (api) => {
        api.respond(customerInfo, () => {
          if (backend.isDown) throw new TypeError('Failed to fetch');
          return aCustomer({ loyaltyPoints: left });
        });
        api.respond(transferPoints, () => {
          if (isConverted) left -= 400;
          throw new TypeError('Failed to fetch');
        });
      },
    });
    await app.user.type(app.field, '400');
    return { ...app, backend };
  }

  it('reads the points, and shows that they were converted [WALL-02]', async () => {
    const { send } = await loseResponse(true);
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('880')).toBeVisible();
  });

  it('stays open where they were not converted', async () => {
    const { api, send, field, dialog } = await loseResponse(false);
    await send();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Convert' })).toBeEnabled());
    expect(field).toHaveValue('400');
    await send();
    await waitFor(() => expect(api.calls(transferPoints)).toHaveLength(2));
  });

  it('sends nothing again before the points could be read', async () => {
    const { api, send, dialog, backend } = await loseResponse(true);
    backend.isDown = true;
    await send();
    const button = dialog.getByRole('button', { name: 'Convert' });
    await waitFor(() => expect(button).toBeEnabled());
    await send();
    await waitFor(() => expect(button).toBeEnabled());
    backend.isDown = false;
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(transferPoints)).toHaveLength(1);
  });
});

it('offers no conversion below the shop’s minimum, and shows how many points are missing', async () => {
  open({ points: 120, entries: [] });
  expect(await screen.findByText('80 more to go before you can convert them')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Convert to currency now' })).toBeNull();
  expect(await screen.findByText('No points yet')).toBeVisible();
});

it('offers no conversion where there is no wallet [HEAD-09]', async () => {
  open({ config: { wallet: false } });
  expect(await screen.findByText('1,280')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Convert to currency now' })).toBeNull();
});

it('shows a message where the shop has no points, and sends no request [HEAD-10]', async () => {
  const { api } = open({ config: { loyalty: false } });
  expect(await screen.findByText('This shop has no loyalty points at the moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/home');
  expect(api.calls(pointTransactions)).toEqual([]);
});
