/**
 * `npm run new:remote gifts`: makes the area `mfe-gifts` of the template, complete and with nothing else to be told of it:
 * builds, checks, tests and development servers find areas by their folders, the shop finds them in the release table.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readDeclarations } from '../shared/federation-build/src/declarations.ts';
import { apps } from './apps.mjs';
import { root } from './install.mjs';

const template = join(import.meta.dirname, 'new-remote', 'template');
const owners = join(root, 'CODEOWNERS');

/** First words of addresses that the edge or the backend answers itself, and what means something else already. */
const reserved = ['api', 'media', 'payments', 'providers', 'remotes', 'sandbox', 'host', 'fixture', 'greedy'];

/** What cannot be made, in words for whoever asked for it. */
class Refused extends Error {}

function checkedName(args) {
  const [name] = args;
  if (!name || args.length > 1) throw new Refused('expected one name: npm run new:remote gifts');
  if (name.startsWith('mfe-')) throw new Refused(`say "${name.slice(4)}": the folder is then ${name}`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new Refused(
      `"${name}" is no name: small letters and digits, words joined by one "-", a letter first, 40 at most, such as gift-cards`,
    );
  if (reserved.includes(name)) throw new Refused(`"${name}" is a reserved word`);
  if (existsSync(join(root, `mfe-${name}`))) throw new Refused(`mfe-${name} is there already`);
  return name;
}

/** The new area's page stands at its name; two areas that claim one address would be refused at promotion. */
async function checkAddress(name) {
  for (const app of apps) {
    const { routes } = await readDeclarations(join(root, app));
    const taken = routes.find(({ path }) => path.split('/')[1] === name);
    if (taken) throw new Refused(`the address /${name} is taken: ${app} serves ${taken.path}`);
  }
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** The template with the area's own words, in a folder beside the shop's. */
function draft(name, title, folder) {
  cpSync(template, folder, { recursive: true });
  for (const file of filesIn(folder)) {
    const text = readFileSync(file, 'utf8').replaceAll('__name__', name).replaceAll('__title__', title);
    writeFileSync(file, text);
  }
}

/** The lines with one for the area below those of the others; a team of its name is asked until another is written there. */
function ownersWith(name) {
  const lines = existsSync(owners) ? readFileSync(owners, 'utf8').trimEnd().split('\n') : [];
  const last = lines.findLastIndex((line) => line.startsWith('/mfe-'));
  const line = `${`/mfe-${name}/`.padEnd(15)} @mosaic/${name}`;
  return `${lines.toSpliced(last < 0 ? lines.length : last + 1, 0, line).join('\n')}\n`;
}

/** All of it or nothing: what is made is moved into place as a whole. */
function make(name, title) {
  const data = join(root, '.data');
  mkdirSync(data, { recursive: true });
  const work = mkdtempSync(join(data, 'new-remote-'));
  const area = join(root, `mfe-${name}`);
  try {
    draft(name, title, join(work, 'area'));
    writeFileSync(join(work, 'owners'), ownersWith(name));
    renameSync(join(work, 'area'), area);
    try {
      renameSync(join(work, 'owners'), owners);
    } catch (error) {
      rmSync(area, { recursive: true, force: true });
      throw error;
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const nextSteps = (
  name,
  title,
) => `mfe-${name} is there: a page at /${name}, its way in for menu and footer, tests, three languages.

  npm run pnpm -- install                            link its packages
  npm run build -- mfe-${name}
  npm run release -- publish mfe-${name} mfe-${name}/dist
  npm run release -- promote mfe-${name}@1.0.0         the shop shows it; the host needs no release

Then write its words: mfe-${name}/src/locales say "${title}" in every language. Who owns it stands in CODEOWNERS.`;

try {
  const name = checkedName(process.argv.slice(2));
  await checkAddress(name);
  const args = name.replaceAll('-', ' ');
  const title = args[0].toUpperCase() + args.slice(1);
  make(name, title);
  console.log(nextSteps(name, title));
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
}
