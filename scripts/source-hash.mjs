import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'dist-development', '.data', '.cache']);
const isSource = (name) => !/\.test\.tsx?$/.test(name) && !name.startsWith('.');

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (isSource(entry.name)) yield path;
  }
}

/** One hash of the names and contents of all source files below the folders, and of the single files. */
export function sourceHash(root, folders, files, more = '') {
  const hash = createHash('sha256').update(more);
  const all = [
    ...folders.flatMap((folder) => [...filesIn(join(root, folder))]),
    ...files.map((file) => join(root, file)),
  ];
  for (const path of all.sort()) hash.update(relative(root, path)).update(readFileSync(path));
  return hash.digest('hex');
}
