import { itemDetails, type RequestScope } from '@shop/contract';
import { renderApp } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { PageResponses, toRequestScope, useCache, useEndpoint } from '.';

const args = { params: { id: 7 } };
const wire = { id: 7, name: 'Naan', price: 1.5 };

let renders = 0;

function ItemName() {
  const { data, error, mutate, isValidating } = useEndpoint(itemDetails, args);
  renders += 1;
  const cache = useCache();
  return (
    <>
      <p aria-busy={isValidating}>{data?.name ?? error?.message ?? 'waiting'}</p>
      <button onClick={() => void mutate()}>Retry</button>
      <button onClick={() => void cache.dropAll()}>Forget</button>
    </>
  );
}

const scope: RequestScope = {
  apiOrigin: '',
  place: null,
  zoneIds: [1],
  moduleId: null,
  language: 'en',
  token: null,
  guestId: 'guest-1',
  decimals: 2,
};

/** Shows the item's name from the response that came with the page; the network returns 'Rye'. */
function show(response: { status: number; body: unknown }) {
  const pageResponses = new PageResponses();
  pageResponses.add(itemDetails, args, scope, response);
  return renderApp(<ItemName />, {
    pageResponses,
    setUpApi: (api) => api.respond(itemDetails, { ...wire, name: 'Rye' } as never),
  });
}

it('shows the responses that came with the page immediately, without a request', async () => {
  const { api, session } = show({ status: 200, body: wire });
  expect(screen.getByText('Naan')).toBeVisible();
  expect(toRequestScope(session.getState())).toMatchObject({ zoneIds: [1], language: 'en' });
  await act(async () => undefined);
  expect(api.calls(itemDetails)).toEqual([]);
});

it('counts as loaded: nothing waits, and nothing renders again', async () => {
  renders = 0;
  show({ status: 200, body: wire });
  await act(async () => undefined);
  expect(screen.getByText('Naan')).toHaveAttribute('aria-busy', 'false');
  expect(renders).toBe(1);
});

it('uses the network the second time', async () => {
  const { user, api } = show({ status: 200, body: wire });
  await act(async () => undefined);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Rye')).toBeVisible();
  expect(api.calls(itemDetails)).toHaveLength(1);
});

it('deletes it with all other responses', async () => {
  const { user } = show({ status: 200, body: wire });
  await act(async () => undefined);
  await user.click(screen.getByRole('button', { name: 'Forget' }));
  await waitFor(() => expect(screen.queryByText('Naan')).toBeNull());
  expect(await screen.findByText('Rye')).toBeVisible();
});

it('shows an error response immediately, until a new request succeeds', async () => {
  const { user, api } = show({ status: 404, body: { errors: [{ code: 'item', message: 'Gone' }] } });
  expect(screen.getByText('Gone')).toBeVisible();
  await act(async () => undefined);
  expect(screen.getByText('Gone')).toBeVisible();
  expect(api.calls(itemDetails)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Rye')).toBeVisible();
});

it('sends a request if the response cannot be read [F-26]', async () => {
  const { api } = show({ status: 200, body: 'no item' });
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText('Rye')).toBeVisible();
  expect(api.calls(itemDetails)).toHaveLength(1);
});

it('is not used for a request from another scope', async () => {
  const { session, api } = show({ status: 200, body: wire });
  act(() => session.setState({ language: 'ar' }));
  await waitFor(() => expect(api.calls(itemDetails)).toHaveLength(1));
});
