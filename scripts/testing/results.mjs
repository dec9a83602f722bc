/**
 * Turns the JSON results of the test runners into one list of tests: `{ name, status, seconds, why, again }`. `status` is
 * passed, failed, flaky or skipped; `again` is the command that runs only this test.
 */
import { relative } from 'node:path';
import { root } from '../install.mjs';

const quoted = (text) => `"${text.replace(/(["`\\$])/g, '\\$1')}"`;
/** A regular expression that matches this text. */
export const asPattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `script`: the npm script that takes Jest's arguments. */
export const jestTests =
  (script) =>
  ({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const again = `npm run ${script} -- --testPathPatterns=${file}`;
      if (assertionResults.length === 0 && message)
        return [{ name: file, status: 'failed', seconds: 0, why: message, again }];
      return assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        status: { passed: 'passed', failed: 'failed' }[status] ?? 'skipped',
        seconds: (duration ?? 0) / 1_000,
        why: failureMessages[0] ?? '',
        again: `${again} -t ${quoted(asPattern(fullName))}`,
      }));
    });

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const playwrightStatus = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};

/** `script`: the npm script that takes Playwright's arguments. */
export const playwrightTests =
  (script) =>
  ({ errors, suites }) => {
    const outside = errors.map(({ message }) => ({
      name: `${script}, outside of any test`,
      status: 'failed',
      seconds: 0,
      why: message,
      again: `npm run ${script}`,
    }));
    const tests = suites.flatMap(specsIn).flatMap(({ file, line, title, tests: projects }) =>
      projects.map(({ projectName, status, results, annotations }) => ({
        name: `${projectName ? `[${projectName}] ` : ''}${file}:${line} › ${title}`,
        status: playwrightStatus[status],
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
        why:
          results.find(({ error }) => error)?.error.message ??
          annotations.find(({ type }) => type === 'skip')?.description ??
          '',
        again: `npm run ${script} -- ${file}:${line}${projectName ? ` --project ${projectName}` : ''}`,
      })),
    );
    return [...outside, ...tests];
  };
