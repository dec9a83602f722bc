import { renderApp } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { forgetUnfinished, saveUnfinished, useUnfinished } from './unfinished';

const Shown = () => <p>{JSON.stringify(useUnfinished())}</p>;
const payment = { orderId: 100_007, paymentId: 'p1', phone: '+923001112233' };

afterEach(() => localStorage.clear());

it('is kept until it is settled, also over a reload [X-06]', () => {
  const first = renderApp(<Shown />);
  expect(screen.getByText('null')).toBeVisible();
  act(() => saveUnfinished(payment));
  expect(screen.getByText(JSON.stringify(payment))).toBeVisible();
  first.unmount();
  renderApp(<Shown />);
  expect(screen.getByText(JSON.stringify(payment))).toBeVisible();
  act(() => forgetUnfinished(5));
  expect(screen.getByText(JSON.stringify(payment))).toBeVisible();
  act(() => forgetUnfinished(100_007));
  expect(screen.getByText('null')).toBeVisible();
});

it('follows changes of other tabs [F-34]', () => {
  renderApp(<Shown />);
  act(() => {
    localStorage.setItem('unfinished-payment', JSON.stringify(payment));
    window.dispatchEvent(new StorageEvent('storage', { key: 'unfinished-payment' }));
  });
  expect(screen.getByText(JSON.stringify(payment))).toBeVisible();
});

it.each(['{', '[]', '{"orderId":"7"}', '7'])('is null where %s is stored [F-32]', (saved) => {
  localStorage.setItem('unfinished-payment', saved);
  renderApp(<Shown />);
  expect(screen.getByText('null')).toBeVisible();
});

it('is kept in memory where storage is not available [F-31]', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const spies = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse),
  ];
  renderApp(<Shown />);
  act(() => saveUnfinished(payment));
  expect(screen.getByText(JSON.stringify(payment))).toBeVisible();
  act(() => forgetUnfinished());
  expect(screen.getByText('null')).toBeVisible();
  spies.forEach((spy) => spy.mockRestore());
});
