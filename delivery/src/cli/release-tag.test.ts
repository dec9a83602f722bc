import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease, newStore } from '../../fixtures/build-release';
import { parseArguments } from './arguments';
import { commands } from './commands';
import { tagRelease } from './release-tag';

const root = mkdtempSync(join(tmpdir(), 'release-tag-'));
const dist = join(root, 'mfe-cart', 'dist');
const git = (...positionals: string[]) =>
  execFileSync('git', positionals, { cwd: root, encoding: 'utf8' }).trim();

beforeAll(() => {
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'release.json'), '{}');
});
afterAll(() => rmSync(root, { recursive: true }));

it('tags nothing outside a checkout', () => {
  expect(tagRelease('mfe-cart', '1.0.0', dist)).toBeNull();
});

describe('in a checkout', () => {
  beforeAll(() => {
    git('init', '--quiet');
    writeFileSync(join(root, '.gitignore'), 'dist\n');
    git('add', '.');
    git(
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      'commit',
      '--quiet',
      '-m',
      'test: begin',
    );
  });

  it('tags the commit of a release, once', () => {
    expect(tagRelease('mfe-cart', '1.1.0', dist)).toBe('mfe-cart@1.1.0');
    expect(git('tag', '--points-at', 'HEAD')).toBe('mfe-cart@1.1.0');
    expect(tagRelease('mfe-cart', '1.1.0', dist)).toBeNull();
  });

  it('tags a release that was published before without a tag', async () => {
    cpSync(buildRelease('mfe-cart', '1.3.0'), dist, { recursive: true });
    const { store, objects } = newStore();
    const publish = (...options: string[]) => {
      const line = parseArguments(['publish', 'mfe-cart', dist, ...options]);
      return commands.publish?.(store, line, () => undefined, objects);
    };
    await publish('--no-tag');
    expect(git('tag')).toBe('mfe-cart@1.1.0');
    await publish();
    expect(git('tag')).toBe('mfe-cart@1.1.0\nmfe-cart@1.3.0');
  });

  it('tags no build of another folder', () => {
    expect(tagRelease('mfe-auth', '1.1.0', dist)).toBeNull();
  });

  it('tags nothing while files are changed', () => {
    writeFileSync(join(root, 'changed.ts'), '');
    expect(tagRelease('mfe-cart', '1.2.0', dist)).toBeNull();
    expect(git('tag')).not.toContain('mfe-cart@1.2.0');
  });
});
