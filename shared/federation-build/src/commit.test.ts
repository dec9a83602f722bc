import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCommit } from './commit';

const root = mkdtempSync(join(tmpdir(), 'commit-'));
afterAll(() => rmSync(root, { recursive: true }));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

it('is the commit of a clean tree, is marked when files differ, and missing without git', () => {
  const app = join(root, 'mfe-cart');
  mkdirSync(app);
  writeFileSync(join(app, 'cart.ts'), '1');
  expect(getCommit(app)).toBeNull();
  git('init', '--quiet');
  git('add', '.');
  const name = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(...name, 'commit', '--quiet', '-m', 'test: begin');
  const commit = git('rev-parse', 'HEAD');
  expect(getCommit(app)).toBe(commit);
  // Shared code is part of a release, too.
  writeFileSync(join(root, 'shared.ts'), '2');
  expect(getCommit(app)).toBe(`${commit}+dirty`);
});
