import { createChangeQueue } from './line-queue';

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

it('sends one trailing wish for a burst, with the last value', async () => {
  const sent: number[] = [];
  const queue = createChangeQueue<number>((change) => Promise.resolve(void sent.push(change)), 0);
  for (let quantity = 2; quantity <= 11; quantity += 1) queue.push(1, quantity);
  await queue.settled();
  expect(sent).toEqual([11]);
});

it('never sends a newer change before the older one is answered, and skips those between [F-30]', async () => {
  const sent: number[] = [];
  const resolvers: (() => void)[] = [];
  const queue = createChangeQueue<number>(
    (change) => new Promise((resolve) => (sent.push(change), resolvers.push(resolve))),
    0,
  );
  queue.push(1, 2);
  await tick();
  queue.push(1, 3);
  queue.push(1, 4);
  await tick();
  expect(sent).toEqual([2]);
  expect(queue.isBusy()).toBe(true);
  resolvers[0]?.();
  await tick();
  await tick();
  expect(sent).toEqual([2, 4]);
  resolvers[1]?.();
  await queue.settled();
  expect(queue.isBusy()).toBe(false);
});

it('keeps different lines apart', async () => {
  const sent: string[] = [];
  const queue = createChangeQueue<string>((change) => Promise.resolve(void sent.push(change)), 0);
  queue.push(1, 'a');
  queue.push(2, 'b');
  await queue.settled();
  expect(sent.sort()).toEqual(['a', 'b']);
});

it('sends nothing for one thing before the answer for another is there: the last answer is the newest [F-30]', async () => {
  const sent: string[] = [];
  let settle = () => {};
  const queue = createChangeQueue<string>(
    (change) => new Promise((resolve) => (sent.push(change), (settle = resolve))),
    0,
  );
  queue.push(1, 'a');
  queue.push(2, 'b');
  await tick();
  await tick();
  expect(sent).toEqual(['a']);
  settle();
  await tick();
  await tick();
  expect(sent).toEqual(['a', 'b']);
  settle();
  await queue.settled();
});

it('takes back what has not been sent', async () => {
  const sent: string[] = [];
  const queue = createChangeQueue<string>((change) => Promise.resolve(void sent.push(change)), 0);
  queue.push(1, 'a');
  expect([queue.cancel(1), queue.cancel(1)]).toEqual([true, false]);
  await queue.settled();
  expect(sent).toEqual([]);
});
