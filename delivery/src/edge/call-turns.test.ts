import { CallTurns } from './call-turns';

const hour = 3_600_000;

it('lets a client have so many at once, and the others wait for their turn', async () => {
  const turns = new CallTurns({ most: 2, patience: hour });
  expect(await Promise.all([turns.enter('a', true), turns.enter('a', true)])).toEqual([true, true]);
  const order: string[] = [];
  const later = ['third', 'fourth'].map((name) =>
    turns.enter('a', true).then((is) => order.push(`${name} ${is}`)),
  );
  expect(await turns.enter('b', true)).toBe(true);
  expect(order).toEqual([]);
  turns.leave('a');
  await later[0];
  expect(order).toEqual(['third true']);
  turns.leave('a');
  await later[1];
  expect(order).toEqual(['third true', 'fourth true']);
});

it('refuses what has waited too long, what may not wait, and who has gone', async () => {
  const turns = new CallTurns({ most: 1, patience: 20 });
  await turns.enter('a', true);
  expect(await turns.enter('a', false)).toBe(false);
  expect(await turns.enter('a', true)).toBe(false);
  let go = () => undefined as void;
  const gone = turns.enter('a', true, (listener) => {
    go = listener;
  });
  go();
  expect(await gone).toBe(false);
  turns.leave('a');
  expect(await turns.enter('a', false)).toBe(true);
});

it('keeps no place for who was let in and has left', async () => {
  const turns = new CallTurns({ most: 1, patience: hour });
  for (let count = 0; count < 5; count += 1) {
    expect(await turns.enter('a', false)).toBe(true);
    turns.leave('a');
  }
});
