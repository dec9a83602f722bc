import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { OrderNews } from './order-news';

const News = () => <p>news</p>;
const show = (token: string | null) =>
  renderApp(<OrderNews />, { session: { token }, slots: { 'order-news': News } });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('fetches a customer’s order status once the browser is idle, and renders nothing [X-09]', async () => {
  show('token');
  expect(screen.queryByText('news')).toBeNull();
  await pass(5_000);
  expect(screen.getByText('news')).not.toBeVisible();
});

it('sends nothing for guests, and stops with the session [X-09]', async () => {
  const guest = show(null);
  await pass(10_000);
  expect(screen.queryByText('news')).toBeNull();
  guest.unmount();
  const { session } = show('token');
  await pass(5_000);
  act(() => session.setState({ token: null }));
  expect(screen.queryByText('news')).toBeNull();
});
