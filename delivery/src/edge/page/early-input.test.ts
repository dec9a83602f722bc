import { Script } from 'node:vm';
import { earlyInputScript } from './early-input';

// Tests in the host and in the kit's forms check what it records, where it is replayed.

it('can be inside a script element, under a policy without eval and with Trusted Types', () => {
  expect(() => new Script(earlyInputScript)).not.toThrow();
  expect(earlyInputScript).not.toMatch(
    /<[/!]|\beval\b|Function\(|innerHTML|document\.write|setTimeout\(['"`]/,
  );
});
