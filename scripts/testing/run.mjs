import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../install.mjs';

export const bin = (name) => join(root, 'node_modules', '.bin', name);

/**
 * Runs a command of the project and resolves to whether it succeeded. Shows its output as it comes; with `quiet` only
 * when the command fails.
 */
export const run = (command, args, { quiet = false, env = {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? 'pipe' : 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stdout.write(Buffer.concat(chunks));
      resolve(code === 0);
    });
  });
