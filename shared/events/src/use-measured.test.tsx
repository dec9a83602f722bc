import { act, render } from '@testing-library/react';
import { createBus } from './bus';
import { useMeasured } from './use-measured';
import { BusProvider } from './use-shop-event';

function Seen({ id }: { id: number | null }) {
  useMeasured(id, () => (id === null ? null : { name: 'add_to_wishlist', kind: 'item', id }));
  return null;
}

it('tells of what is on screen once for each key, and of nothing before it is there [X-10]', () => {
  const bus = createBus();
  const told: unknown[] = [];
  bus.on('analytics:measured', (event) => told.push('id' in event && event.id));
  const show = (id: number | null) => (
    <BusProvider bus={bus}>
      <Seen id={id} />
    </BusProvider>
  );
  const { rerender } = render(show(null));
  for (const id of [null, 1, 1, 2, 1]) act(() => rerender(show(id)));
  expect(told).toEqual([1, 2, 1]);
});
