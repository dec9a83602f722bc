import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** Arguments of npx that run the package manager. */
export const pnpm = ['--yes', 'pnpm@12.21.0'];
const stamp = join(root, 'node_modules', '.installed');

/** The range of package.json (`^20.19.0 || >=24.0.0`) as parts. No package reads it: it is checked before anything is installed. */
const parseRange = (range) =>
  range.split('||').map((part) => {
    const [, operator, major, minor] = /^\s*(\^|>=)(\d+)\.(\d+)\.0\s*$/.exec(part) ?? [];
    if (!operator) throw new Error(`engines.node of package.json: cannot read "${part.trim()}"`);
    return { isOpen: operator === '>=', major: Number(major), minor: Number(minor) };
  });

export const isNodeSupported = (version, range) => {
  const [major, minor] = version.split('.').map(Number);
  return parseRange(range).some(
    (least) => (major === least.major && minor >= least.minor) || (least.isOpen && major > least.major),
  );
};

/** `20.19+, 24+`, as the documents name it. */
export const describeNode = (range) =>
  parseRange(range)
    .map(({ major, minor }) => `${major}${minor ? `.${minor}` : ''}+`)
    .join(', ');

/** Exits with a message when Node is too old. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (isNodeSupported(process.versions.node, engines.node)) return;
  console.error(
    `This project needs Node.js ${describeNode(engines.node)}; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

/** Installs packages when they are missing or the lock file has changed since. */
export function installMissing() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  execFileSync('npx', [...pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, lock);
}
