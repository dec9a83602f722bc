import { config } from '@shop/contract';
import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useShopConfig } from '.';

const Name = () => <p>{useShopConfig()?.businessName ?? 'a shop'}</p>;

function Toggle() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Toggle</button>
      {isOpen && <Name />}
    </>
  );
}

afterEach(() => void jest.restoreAllMocks());

it('requests the settings once, however many components read them', async () => {
  const page = (
    <>
      <Name />
      <Name />
      <Toggle />
    </>
  );
  const { api } = renderApp(page, { config: { businessName: 'Bazaar' } });
  expect(await screen.findAllByText('Bazaar')).toHaveLength(3);
  expect(api.calls(config)).toHaveLength(1);
});

it.each([
  ['requests stale settings again when a reader mounts', config.freshFor + 1, 2],
  ['does not request fresh settings again', config.freshFor - 60_000, 1],
])('%s', async (_case, later, calls) => {
  const { api, user } = renderApp(<Toggle />, { config: { businessName: 'Bazaar' } });
  expect(await screen.findByText('Bazaar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toggle' }));
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + later);
  await user.click(screen.getByRole('button', { name: 'Toggle' }));
  await act(async () => undefined);
  expect(api.calls(config)).toHaveLength(calls);
});
