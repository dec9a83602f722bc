import { runInNewContext, Script } from 'node:vm';
import { firstFormatsScript } from './first-formats';

it('may stand inside a script element, under a policy without eval and with Trusted Types', () => {
  expect(() => new Script(firstFormatsScript)).not.toThrow();
  expect(firstFormatsScript).not.toMatch(/<[/!]|\beval\b|Function\(|setTimeout\(['"`]/);
});

it("writes a number and asks for a time in the page's language, each in a task of its own, and is silent where it cannot", () => {
  const tasks: (() => void)[] = [];
  const asked: unknown[] = [];
  const page = {
    document: { documentElement: { lang: 'ar' } },
    setTimeout: (task: () => void) => tasks.push(task),
    Intl: {
      NumberFormat: class {
        constructor(language: string) {
          asked.push(['number', language]);
        }
        format = (value: number) => asked.push(value);
      },
      DateTimeFormat: class {
        constructor(language: string, options: object) {
          asked.push(['time', language, { ...options }]);
          throw new RangeError('no such language');
        }
      },
    },
  };
  runInNewContext(firstFormatsScript, page);
  expect(asked).toEqual([]);
  tasks.shift()?.();
  expect(asked).toEqual([['number', 'ar'], 0]);
  expect(() => tasks.shift()?.()).not.toThrow();
  expect(asked).toEqual([['number', 'ar'], 0, ['time', 'ar', { timeZone: 'UTC' }]]);
});
