import { Queue, QueueFull } from './queue';

it('runs so much work at a time, in order, and lets no more wait than it says', async () => {
  const queue = new Queue(1, 1);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const run = (number: number) =>
    queue.run(() => {
      started.push(number);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const jobs = [run(1), run(2)];
  await expect(run(3)).rejects.toThrow(QueueFull);
  expect(started).toEqual([1]);
  ends[0]?.();
  await jobs[0];
  expect(started).toEqual([1, 2]);
  ends[1]?.();
  await jobs[1];
});

it('lets any number wait without a limit', async () => {
  const queue = new Queue(1);
  const numbers = Array.from({ length: 1_000 }, (_, at) => at);
  expect(await Promise.all(numbers.map((number) => queue.run(async () => number)))).toEqual(numbers);
});
