import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The same browser without a desktop's window, and so with less to do for each page. */
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

const installed = (wanted) =>
  [process.env.CHROME_PATH, ...wanted].find((path) => path && existsSync(path)) ?? null;

const runs = (command, args) => {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
};

/**
 * Path of an installed Chrome or Chromium, of its headless shell first where that is `enough`; else installs one with what
 * the system offers; else null, having said what to do.
 */
export function findChromium(enough = 'browser') {
  const find = () => installed(enough === 'headless shell' ? [...headlessShells, ...browsers] : browsers);
  const found = find();
  if (found) return found;
  console.log('No Chrome or Chromium found. Installing one …');
  const isDebian = existsSync('/usr/bin/apt-get');
  if (
    isDebian &&
    process.getuid?.() === 0 &&
    runs('apt-get', ['update', '-q']) &&
    runs('apt-get', ['install', '-y', '-q', 'chromium']) &&
    find()
  ) {
    return find();
  }
  if (process.platform === 'darwin' && runs('brew', ['install', '--cask', 'chromium']) && find())
    return find();
  console.error(
    [
      'The end-to-end tests need Chrome or Chromium, and none could be installed. Install one and run again:',
      '  Debian, Ubuntu:  sudo apt-get install chromium      Fedora:  sudo dnf install chromium',
      '  macOS:           brew install --cask chromium        Windows: winget install Google.Chrome',
      'or name an installed one:  CHROME_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
  return null;
}
