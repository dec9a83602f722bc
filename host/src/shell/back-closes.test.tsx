import { LayerHistoryProvider, useLocation, useNavigate } from '@shop/router';
import { renderApp } from '@shop/testing';
import { Dialog, Drawer, Menu } from '@shop/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { HeaderSearch } from './header/header-search';
import { LocationButton } from './location/location-button';

/** Moves in the history, also while the rest of the page is inert. */
function Ways() {
  const navigate = useNavigate();
  const { layers = [] } = (useLocation().state ?? {}) as { layers?: unknown[] };
  return (
    <>
      <p>{`${layers.length} layers`}</p>
      <button onClick={() => void navigate('/page')}>Go</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function Opened({ as: Layer }: { as: typeof Dialog | typeof Drawer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open it</button>
      <Layer open={isOpen} onClose={() => setOpen(false)} title="Layer" closeLabel="Close">
        inside
      </Layer>
    </>
  );
}

const menu = (
  <Menu
    direction="ltr"
    trigger={<button>Open it</button>}
    entries={[{ key: 'a', label: 'Inside', onSelect: () => undefined }]}
  />
);

const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }), { button: 0 });

it.each<[string, ReactElement, string | RegExp, () => HTMLElement | null]>([
  ['a dialog', <Opened as={Dialog} />, 'Open it', () => screen.queryByRole('dialog')],
  ['a drawer', <Opened as={Drawer} />, 'Open it', () => screen.queryByRole('dialog')],
  ['a menu', menu, 'Open it', () => screen.queryByRole('menu')],
  ['the choice of a place', <LocationButton />, /^Deliver to/, () => screen.queryByRole('dialog')],
  [
    'the search of phones',
    <HeaderSearch />,
    'Open search',
    () => screen.queryByRole('button', { name: 'Close search', hidden: true }),
  ],
])('going back closes %s before it leaves the page [X-13]', async (_case, shown, opener, find) => {
  const { address } = renderApp(
    <LayerHistoryProvider>
      <Ways />
      {shown}
    </LayerHistoryProvider>,
    { address: '/start' },
  );
  press('Go');
  await waitFor(() => expect(address()).toBe('/page'));
  press(opener);
  await waitFor(() => expect(find()).not.toBeNull());
  expect(await screen.findByText('1 layers')).toBeInTheDocument();
  press('Back');
  await waitFor(() => expect(find()).toBeNull());
  expect(address()).toBe('/page');
  press('Back');
  await waitFor(() => expect(address()).toBe('/start'));
});
