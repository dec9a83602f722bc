import { Script } from 'node:vm';
import { earlyInputScript } from './early-input';

// What it records is tested where it is replayed: in the host, and in the kit's forms.

it('is small, and whole after it was tightened', () => {
  expect(earlyInputScript.length).toBeLessThan(1_200);
  expect(() => new Script(earlyInputScript)).not.toThrow();
});

it('may stand inside a script element, under a policy without eval and with Trusted Types', () => {
  expect(earlyInputScript).not.toMatch(
    /<[/!]|\beval\b|Function\(|innerHTML|document\.write|setTimeout\(['"`]/,
  );
});
