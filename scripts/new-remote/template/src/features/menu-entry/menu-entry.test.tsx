import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import en from '../../locales/en.json';
import MenuEntry from './menu-entry';

it('links to the remote and closes the menu', async () => {
  const onGo = jest.fn();
  const { user, address } = renderApp(<MenuEntry onGo={onGo} />);
  await user.click(await screen.findByRole('link', { name: en.title }));
  expect(address()).toBe('/__name__');
  expect(onGo).toHaveBeenCalledTimes(1);
});
