import { useCache, useEndpoint } from '@shop/api';
import { addressList } from '@shop/contract';
import { endSession } from '@shop/session';
import { anAddress, renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { usePurge } from './use-purge';

/** Reads the customer's addresses from the cache. */
function Addresses({ peeked }: { peeked: { now: () => unknown } }) {
  usePurge();
  const { peek } = useCache();
  const { data } = useEndpoint(addressList, {});
  peeked.now = () => peek(addressList, {});
  return <p>{data ? 'there' : 'nothing'}</p>;
}

async function open() {
  const peeked = { now: (): unknown => null };
  const app = renderApp(<Addresses peeked={peeked} />, {
    session: { token: 'token' },
    setUpApi: (api) => api.respond(addressList, { total: 1, page: 1, limit: 10, entries: [anAddress()] }),
  });
  await screen.findByText('there');
  return { ...app, peeked };
}

it.each([
  ['logout', undefined],
  ['expired', expect.anything()],
] as const)('after a session that ended by %s the addresses are: %s [F-33]', async (because, kept) => {
  const { session, bus, peeked } = await open();
  await act(async () => {
    endSession(session, bus, because);
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(screen.getByText('nothing')).toBeVisible();
  act(() => session.setState({ token: 'token' }));
  expect(peeked.now()).toEqual(kept);
});
