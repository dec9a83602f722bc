import type { SlotProps } from '@shop/federation';
import { renderApp, renderOnServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { InShop } from '../root/test-remotes';
import { Footer } from './footer/footer';
import SideDrawer from './side-drawer/side-drawer';

const Entry = ({ onGo }: SlotProps['menu-entry']) => (
  <a href="#gifts" onClick={onGo}>
    Gifts
  </a>
);
const slots = { 'menu-entry': Entry };

it('shows the link of a remote in the footer', async () => {
  renderApp(
    <InShop slots={['menu-entry']}>
      <Footer />
    </InShop>,
    { slots },
  );
  const more = within(await screen.findByRole('navigation', { name: 'More' }));
  expect(await more.findByRole('link', { name: 'Gifts' })).toBeVisible();
});

it("reserves its space in the server's page", async () => {
  const footer = (
    <InShop slots={['menu-entry']}>
      <Footer />
    </InShop>
  );
  expect(await renderOnServer(footer, [], { slots })).toMatch(/More<\/h2><ul><li><div aria-hidden="true"/);
});

it('shows it in the menu of small screens, which closes when it is followed', async () => {
  const onClose = jest.fn();
  const { user } = renderApp(
    <InShop slots={['menu-entry']}>
      <SideDrawer open onClose={onClose} />
    </InShop>,
    { slots },
  );
  await user.click(await screen.findByRole('link', { name: 'Gifts' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is absent when no remote provides one', async () => {
  renderApp(
    <InShop>
      <Footer />
      <SideDrawer open onClose={() => undefined} />
    </InShop>,
    { slots },
  );
  await screen.findByRole('dialog', { name: 'Menu' });
  expect(screen.queryByRole('navigation', { name: 'More', hidden: true })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Gifts', hidden: true })).toBeNull();
});
