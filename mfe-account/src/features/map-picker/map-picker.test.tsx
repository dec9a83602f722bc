import type { Position } from '@shop/domain';
import { renderApp } from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import MapPicker from './map-picker';

const start = { latitude: 24.86, longitude: 67.01 };

function shown() {
  const seen: Position[] = [];
  function Holder() {
    const [value, setValue] = useState<Position>(start);
    const change = (position: Position) => {
      seen.push(position);
      setValue(position);
    };
    return <MapPicker value={value} onChange={change} />;
  }
  const app = renderApp(<Holder />, { language: 'ar' });
  return { ...app, seen, map: screen.getByRole('application') };
}

it('moves the pin with arrow keys, north up and west left in every language [ADDR-20]', async () => {
  const { user, seen, map } = shown();
  map.focus();
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(seen[0]?.latitude).toBeGreaterThan(start.latitude);
  expect(seen[0]?.longitude).toBe(start.longitude);
  expect(seen[1]?.longitude).toBeGreaterThan(start.longitude);
  expect(map.parentElement).toHaveStyle({ direction: 'ltr' });
});

it('moves the pin by dragging it, and tells once it is dropped [ADDR-20]', () => {
  const { seen } = shown();
  const pin = screen.getByTestId('pin');
  // jsdom's pointer events carry no coordinates.
  const point = (type: string, at: MouseEventInit = {}) =>
    fireEvent(pin, new MouseEvent(type, { bubbles: true, ...at }));
  point('pointerdown', { clientX: 100, clientY: 100 });
  point('pointermove', { clientX: 140, clientY: 100 });
  expect(seen).toEqual([]);
  point('pointerup');
  expect(seen).toHaveLength(1);
  expect(seen[0]?.longitude).toBeGreaterThan(start.longitude);
});

it('moves less far when it is zoomed in [ADDR-20]', async () => {
  const { user, seen, map } = shown();
  map.focus();
  await user.keyboard('{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'تكبير' }));
  map.focus();
  await user.keyboard('{ArrowUp}');
  const [first, second] = seen.map(({ latitude }) => latitude);
  expect(second! - first!).toBeLessThan(first! - start.latitude);
});

it('only shows the point where it is fixed, zoom included [ADDR-21]', async () => {
  const onChange = jest.fn();
  const { user } = renderApp(<MapPicker value={start} onChange={onChange} fixed label="Lahori Dhaba" />);
  const map = screen.getByRole('img', { name: 'Lahori Dhaba' });
  expect(screen.queryByRole('application')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(map);
  expect(onChange).not.toHaveBeenCalled();
});
