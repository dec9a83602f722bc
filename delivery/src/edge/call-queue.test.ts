import { CallQueue } from './call-queue';

const hour = 3_600_000;

it('limits the parallel calls of a client, and queues the others', async () => {
  const queue = new CallQueue({ most: 2, timeout: hour });
  expect(await Promise.all([queue.enter('a', true), queue.enter('a', true)])).toEqual([true, true]);
  const order: string[] = [];
  const later = ['third', 'fourth'].map((name) =>
    queue.enter('a', true).then((is) => order.push(`${name} ${is}`)),
  );
  expect(await queue.enter('b', true)).toBe(true);
  expect(order).toEqual([]);
  queue.leave('a');
  await later[0];
  expect(order).toEqual(['third true']);
  queue.leave('a');
  await later[1];
  expect(order).toEqual(['third true', 'fourth true']);
});

it('refuses calls that waited too long, that may not wait, and whose client has gone', async () => {
  const queue = new CallQueue({ most: 1, timeout: 20 });
  await queue.enter('a', true);
  expect(await queue.enter('a', false)).toBe(false);
  expect(await queue.enter('a', true)).toBe(false);
  let go = () => undefined as void;
  const gone = queue.enter('a', true, (listener) => {
    go = listener;
  });
  go();
  expect(await gone).toBe(false);
  queue.leave('a');
  expect(await queue.enter('a', false)).toBe(true);
});

it('reserves nothing for a client that has left', async () => {
  const queue = new CallQueue({ most: 1, timeout: hour });
  for (let count = 0; count < 5; count += 1) {
    expect(await queue.enter('a', false)).toBe(true);
    queue.leave('a');
  }
});
