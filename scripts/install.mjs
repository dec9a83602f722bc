import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** Arguments of npx that run the package manager. */
export const pnpm = ['--yes', 'pnpm@12.21.0'];
const stamp = join(root, 'node_modules', '.installed');

/** Exits with a message when Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 11)) return;
  console.error(
    `This project needs Node.js 20.11 or newer; this is ${process.versions.node}. See https://nodejs.org`,
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
