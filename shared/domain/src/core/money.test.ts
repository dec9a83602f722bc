import { toMajor, toMinor } from './money';

it.each([
  [12.99, 2, 1299],
  ['12.99', 2, 1299],
  [1.005, 2, 101],
  [0.1 + 0.2, 3, 300],
  ['1500', 0, 1500],
  ['', 2, 0],
  ['abc', 2, 0],
  [null, 2, 0],
  [Infinity, 2, 0],
])('reads %p with %d decimals as %d minor units [D-15]', (major, decimals, minor) => {
  expect(toMinor(major, decimals)).toBe(minor);
});

it.each([
  [1299, 2, 12.99],
  [1, 3, 0.001],
  [1500, 0, 1500],
])('writes %d with %d decimals as %d [D-15]', (minor, decimals, major) => {
  expect(toMajor(minor, decimals)).toBe(major);
});
