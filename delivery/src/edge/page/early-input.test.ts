import { Script } from 'node:vm';
import { earlyInputScript } from './early-input';

// What it records is tested where it is replayed: in the host, and in the kit's forms.

it('may stand inside a script element, under a policy without eval and with Trusted Types', () => {
  expect(() => new Script(earlyInputScript)).not.toThrow();
  expect(earlyInputScript).not.toMatch(
    /<[/!]|\beval\b|Function\(|innerHTML|document\.write|setTimeout\(['"`]/,
  );
});
