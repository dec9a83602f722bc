import { act, render, screen } from '@testing-library/react';
import { forgetFollowed, saveFollowed, useFollowed } from './followed';

const Shown = () => (
  <output>
    {useFollowed('order')
      .map(({ id, name }) => `${id} ${name}`)
      .join()}
  </output>
);
const shown = () => screen.getByRole('status').textContent;
const save = (id: number, name: string, kind: 'order' | 'trip' = 'order') =>
  act(() => saveFollowed({ kind, id, name }));

afterEach(() => {
  forgetFollowed('order');
  forgetFollowed('trip');
});

it('keeps the last orders of a guest, the latest first, with their stores’ names [D-23]', () => {
  render(<Shown />);
  save(7, '');
  save(8, 'Lahori Dhaba');
  save(8, 'A wheel', 'trip');
  save(7, 'Tea House');
  save(7, '');
  expect(shown()).toBe('8 Lahori Dhaba,7 Tea House');
  act(() => forgetFollowed('order'));
  expect(shown()).toBe('');
});

it('drops the oldest of many, and reads no broken value [F-32]', () => {
  for (let id = 1; id <= 15; id += 1) save(id, 'x');
  expect(JSON.parse(localStorage.getItem('followed_by_guest') ?? '')).toHaveLength(10);
  act(() => forgetFollowed('order'));
  localStorage.setItem('followed_by_guest', '[{"kind":"order","id":"1"},{"kind":"order","id":3,"name":"B"}]');
  render(<Shown />);
  expect(shown()).toBe('3 B');
});
