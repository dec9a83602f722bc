import { createBus } from './bus';
import type { ShopEvents } from './shop-events';

it('notifies every listener of an event, in order, until it unsubscribes', () => {
  const bus = createBus();
  const received: string[] = [];
  const unsubscribe = bus.on('order:placed', ({ orderId }) => received.push(`a${orderId}`));
  bus.on('order:placed', ({ orderId }) => received.push(`b${orderId}`));
  bus.emit('order:placed', { orderId: 1 });
  unsubscribe();
  bus.emit('order:placed', { orderId: 2 });
  expect(received).toEqual(['a1', 'b1', 'b2']);
});

it('keeps the last command of each name for a handler that subscribes afterwards, once', () => {
  const bus = createBus();
  bus.emit('item:open-requested', { itemId: 1 });
  bus.emit('item:open-requested', { itemId: 2 });
  const first = jest.fn();
  const second = jest.fn();
  bus.on('item:open-requested', first);
  bus.on('item:open-requested', second);
  expect(first.mock.calls).toEqual([[{ itemId: 2 }]]);
  expect(second).not.toHaveBeenCalled();
});

it('does not keep events', () => {
  const bus = createBus();
  bus.emit('order:placed', { orderId: 1 });
  const lateListener = jest.fn();
  bus.on('order:placed', lateListener);
  expect(lateListener).not.toHaveBeenCalled();
});

it('continues when a listener throws, and logs it', () => {
  const log = jest.fn();
  const bus = createBus(log);
  const other = jest.fn();
  bus.on('place:changed', () => {
    throw new Error('broken');
  });
  bus.on('place:changed', other);
  bus.emit('place:changed', {});
  expect(other).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('listener of place:changed failed', expect.any(Error));
});

it.each([null, undefined, 'item', {}, { itemId: '7' }, { id: 7 }])(
  'ignores and logs an older payload %j [F-20]',
  (payload) => {
    const log = jest.fn();
    const bus = createBus(log);
    const listener = jest.fn();
    bus.on('item:open-requested', listener);
    // What an older remote may send; the current types would refuse it.
    bus.emit('item:open-requested', payload as unknown as ShopEvents['item:open-requested']);
    expect(listener).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledWith('dropped item:open-requested: unexpected payload');
  },
);
