import { act, render } from '@testing-library/react';
import { createBus } from './bus';
import { useMeasured } from './use-measured';
import { BusProvider } from './use-shop-event';

function Tracked({ id }: { id: number | null }) {
  useMeasured(id, () => (id === null ? null : { name: 'add_to_wishlist', kind: 'item', id }));
  return null;
}

it('tracks what is on screen once for each key, and nothing before there is an event [X-10]', () => {
  const bus = createBus();
  const trackedEvents: unknown[] = [];
  bus.on('analytics:measured', (event) => trackedEvents.push('id' in event && event.id));
  const show = (id: number | null) => (
    <BusProvider bus={bus}>
      <Tracked id={id} />
    </BusProvider>
  );
  const { rerender } = render(show(null));
  for (const id of [null, 1, 1, 2, 1]) act(() => rerender(show(id)));
  expect(trackedEvents).toEqual([1, 2, 1]);
});
