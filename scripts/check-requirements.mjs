#!/usr/bin/env node
/** Fails where a test title names a requirement, such as `[STATE-14]`, that has no line in docs/requirements. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const folder = join(root, 'docs', 'requirements');

/** Ids in the order of the pages; an id with two lines is there twice. */
function getKnownIds() {
  const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return pages.flatMap((text) => [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id));
}

/** The ids of a text, such as `[CART-04]` and `[STATE-08, D-13]`, with their line numbers. */
const getNamedIds = (text) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\[[A-Z]+-\d+(?:, ?[A-Z]+-\d+)*\]/g)]
        .flatMap(([ids]) => ids.match(/[A-Z]+-\d+/g))
        .map((id) => ({ id, line: index + 1 })),
    );

const tests = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...tests], {
  cwd: root,
  encoding: 'utf8',
});
const known = getKnownIds();
const unknown = listed
  .split('\n')
  // A deleted file may still be in the index.
  .filter((file) => file && existsSync(join(root, file)))
  .flatMap((file) =>
    getNamedIds(readFileSync(join(root, file), 'utf8'))
      .filter(({ id }) => !known.includes(id))
      .map(({ id, line }) => `${file}:${line}  ${id} has no line in docs/requirements`),
  );
const doubled = known.filter((id, index) => known.indexOf(id) !== index).map((id) => `${id} has two lines`);

const broken = [...unknown, ...doubled];
if (broken.length === 0) console.log(`Tests name known requirements (${known.length}).`);
else {
  console.error(broken.join('\n'));
  process.exitCode = 1;
}
