import { getUsage, readOptions } from './options';

it('has default values', () => {
  expect(readOptions([])).toEqual({
    items: 100_000,
    seconds: 20,
    connections: 16,
    folder: undefined,
    database: undefined,
    edge: false,
    soak: 0,
    share: 0.5,
  });
});

it('reads each option', () => {
  const options = readOptions(['--edge', '--soak', '30', '--share', '0.1', '--folder', 'f', '--items', '5']);
  expect(options).toMatchObject({ edge: true, soak: 30, share: 0.1, folder: 'f', items: 5 });
});

it('reads the address of a database', () => {
  expect(readOptions(['--database', 'postgres://me@here/shop'])).toMatchObject({
    database: 'postgres://me@here/shop',
  });
});

it('documents every option', () => {
  expect(readOptions(['--help', '--edge'])).toBe('help');
  for (const name of [
    'items',
    'folder',
    'database',
    'seconds',
    'connections',
    'edge',
    'soak',
    'share',
    'help',
  ])
    expect(getUsage()).toContain(`--${name}`);
});

it.each([
  [['--items', 'many'], '--items is a whole number'],
  [['--seconds', '0'], '--seconds is a whole number from 1'],
  [['--connections', '49'], '--connections is a whole number from 1 to 48'],
  [['--edge', '--soak', '1.5'], '--soak is a whole number'],
  [['--edge', '--soak', '5', '--share', '0'], '--share is a number above 0'],
  [['--edge', '--soak', '5', '--share', '2'], '--share is a number above 0'],
  [['--soak', '30'], '--soak needs --edge'],
  [['--database', 'shop'], '--database is an address such as postgres://'],
  [['--database', 'postgres://me@here/shop', '--folder', 'f'], '--folder or --database'],
  [['--what'], '--what'],
  [['--itms', '5'], 'Did you mean --items?'],
])('rejects %j with a message', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
