import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');

/** Icons of one subject only, and how the code around each of their uses names it. */
const subjects: Record<string, RegExp> = {
  star: /rat(ing|ed)|review/i,
  heart: /wishlist/i,
  receipt: /invoice/i,
  medal: /point/i,
  refund: /refund/i,
  prescription: /prescription/i,
  friends: /referr/i,
  gift: /gift/i,
  sliders: /settings/i,
  mail: /mail/i,
  wallet: /wallet/i,
};

const read = (folder: string): { file: string; lines: string[] }[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/test|fixture|gallery|^icons/.test(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      lines: readFileSync(join(root, folder, name), 'utf8').split('\n'),
    }));

const files = [
  'host',
  'mfe-account',
  'mfe-auth',
  'mfe-cart',
  'mfe-catalog',
  'shared/domain',
  'shared/ui',
].flatMap((app) => read(`${app}/src`));

/** Where the icon is used: the file's name and the lines around. */
function findUses(icon: string): string[] {
  const use = new RegExp(`(name=|icon=\\{?|: )["']${icon}["']`);
  return files.flatMap(({ file, lines }) =>
    lines.flatMap((line, at) =>
      use.test(line) && !line.includes('drawing=')
        ? [[file, ...lines.slice(Math.max(0, at - 6), at + 7)].join('\n')]
        : [],
    ),
  );
}

it.each(Object.entries(subjects))('the icon %s means one thing', (icon, subject) => {
  const uses = findUses(icon);
  expect(uses).not.toEqual([]);
  expect(uses.filter((use) => !subject.test(use))).toEqual([]);
});
