import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { keepContactPhone, useContactPhone } from './contact-phones';

const Shown = ({ id = 7 }: { id?: number | null }) => <output>{String(useContactPhone('order', id))}</output>;
const shown = () => screen.getByRole('status').textContent;
afterEach(() => sessionStorage.clear());

it('remembers the phone of a followed order in this tab, and in no other [D-23]', () => {
  keepContactPhone('order', 7, '+923001112233');
  keepContactPhone('trip', 7, '+923009998877');
  render(<Shown />);
  expect(shown()).toBe('+923001112233');
  expect(localStorage).toHaveLength(0);
});

it('has no phone on a server, for other orders, or for a broken stored value [F-32]', () => {
  expect(renderToString(<Shown />)).toContain('null');
  const { rerender } = render(<Shown id={8} />);
  expect(shown()).toBe('');
  rerender(<Shown id={null} />);
  expect(shown()).toBe('');
  sessionStorage.setItem('contact_phones', '{"order 7":5}');
  rerender(<Shown />);
  expect(shown()).toBe('');
});

it('drops the oldest of many, and replaces a phone that was corrected', () => {
  for (let id = 1; id <= 25; id += 1) keepContactPhone('order', id, '+1');
  keepContactPhone('order', 25, '+2');
  keepContactPhone('order', 25, '');
  const saved = JSON.parse(sessionStorage.getItem('contact_phones') ?? '') as Record<string, string>;
  expect(Object.keys(saved)).toHaveLength(20);
  expect(saved['order 25']).toBe('+2');
});
