/**
 * `npm run new:remote gifts`: creates the remote `mfe-gifts` from the template. It need not be registered anywhere: builds,
 * checks, tests and development servers find remotes by their folders, the shop finds them in the release table.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclarations } from '../shared/federation-build/src/declarations.ts';
import { apps } from './apps.mjs';
import { readCommandLine } from './command-line.mjs';
import { root } from './install.mjs';
import { copyTemplate } from './new-remote/fill.mjs';
import { checkName, Refused, toTitle } from './new-remote/names.mjs';

const template = join(import.meta.dirname, 'new-remote', 'template');
const owners = join(root, 'CODEOWNERS');

const definition = {
  usage: 'npm run new:remote -- NAME',
  description:
    'Creates the remote mfe-NAME: a page, a link for menu and footer, tests, texts in three languages.',
  takesNames: true,
  example: 'npm run new:remote -- gift-cards',
};

function checkedName(args) {
  const [name] = args;
  if (!name || args.length > 1) throw new Refused('expected one name: npm run new:remote gifts');
  checkName(name);
  if (existsSync(join(root, `mfe-${name}`))) throw new Refused(`mfe-${name} exists already`);
  return name;
}

/** The address of the new remote's page is its name. Promotion would refuse two apps that claim one address. */
async function checkAddress(name) {
  for (const app of apps) {
    const { routes } = await readDeclarations(join(root, app));
    const taken = routes.find(({ path }) => path.split('/')[1] === name);
    if (taken) throw new Refused(`the address /${name} is taken: ${app} serves ${taken.path}`);
  }
}

/** CODEOWNERS with a line for the remote after those of the others; the owner is a team of the same name. */
function ownersWith(name) {
  const lines = existsSync(owners) ? readFileSync(owners, 'utf8').trimEnd().split('\n') : [];
  const last = lines.findLastIndex((line) => line.startsWith('/mfe-'));
  const line = `${`/mfe-${name}/`.padEnd(15)} @mosaic/${name}`;
  return `${lines.toSpliced(last < 0 ? lines.length : last + 1, 0, line).join('\n')}\n`;
}

/** Creates everything or nothing: the complete folder is moved into place. */
function create(name) {
  const data = join(root, '.data');
  mkdirSync(data, { recursive: true });
  const work = mkdtempSync(join(data, 'new-remote-'));
  const folder = join(root, `mfe-${name}`);
  try {
    copyTemplate(template, join(work, 'remote'), name);
    writeFileSync(join(work, 'owners'), ownersWith(name));
    renameSync(join(work, 'remote'), folder);
    try {
      renameSync(join(work, 'owners'), owners);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const nextSteps = (
  name,
  title,
) => `mfe-${name} is created: a page at /${name}, a link for menu and footer, tests, three languages.

  npm run pnpm -- install                            link its packages
  npm run build -- mfe-${name}
  npm run release -- publish mfe-${name} mfe-${name}/dist
  npm run release -- promote mfe-${name}@1.0.0         the shop shows it; the host needs no release

Then translate its texts: mfe-${name}/src/locales has "${title}" in every language. CODEOWNERS names its owner.`;

try {
  const name = checkedName(readCommandLine(definition).names);
  await checkAddress(name);
  create(name);
  console.log(nextSteps(name, toTitle(name)));
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
}
