import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import MenuEntry from './menu-entry';

it('leads to the remote and lets the menu close', async () => {
  const onGo = jest.fn();
  const { user, address } = renderApp(<MenuEntry onGo={onGo} />);
  await user.click(await screen.findByRole('link', { name: '__title__' }));
  expect(address()).toBe('/__name__');
  expect(onGo).toHaveBeenCalledTimes(1);
});
