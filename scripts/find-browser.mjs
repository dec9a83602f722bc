import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Chromium without a window: less work for each page. */
const headlessShells = ['/usr/bin/chromium-headless-shell'];

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where Playwright keeps the Chromium that it installs itself. */
function playwrightChromium() {
  try {
    const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
}

function findInstalled(required) {
  const paths = [
    process.env.CHROME_PATH,
    ...(required === 'headless shell' ? headlessShells : []),
    ...browsers,
    playwrightChromium(),
  ];
  return paths.find((path) => path && existsSync(path)) ?? null;
}

const runs = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', timeout: 600_000 }).status === 0;

function installByPlaywright() {
  const cli = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  return existsSync(cli) && runs(process.execPath, [cli, 'install', 'chromium']);
}

const installBySystem = () =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  runs('apt-get', ['update', '-q']) &&
  runs('apt-get', ['install', '-y', '-q', 'chromium']);

const missing =
  'No Chrome or Chromium was found, and none could be installed: install one (Debian and Ubuntu: sudo apt-get install chromium), or name an installed one: CHROME_PATH=/path/to/chrome npm test';

/**
 * Path of an installed Chrome or Chromium; prefers the headless shell where `required` says that it suffices. Else
 * Playwright or, for root, the system's package manager installs one. Without any, `path` is null and `missing` says
 * what to do.
 */
export function findBrowser(required = 'browser') {
  const found = findInstalled(required);
  if (found) return { path: found, missing: null };
  for (const [name, install] of [
    ['Playwright', installByPlaywright],
    ['the package manager', installBySystem],
  ]) {
    console.log(`No Chrome or Chromium found. Installing one with ${name} …`);
    const path = install() ? findInstalled(required) : null;
    if (path) return { path, missing: null };
  }
  return { path: null, missing };
}

/** For scripts that need a browser: without one, prints what to do and exits with 1. */
export function requireBrowser(required) {
  const { path, missing: message } = findBrowser(required);
  if (path) return path;
  console.error(message);
  return process.exit(1);
}
