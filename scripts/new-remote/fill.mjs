import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTitle } from './names.mjs';

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** Copies a folder of the template and fills in the remote's name and title. */
export function copyTemplate(template, folder, name) {
  cpSync(template, folder, { recursive: true });
  for (const file of filesIn(folder)) {
    const text = readFileSync(file, 'utf8')
      .replaceAll('__name__', name)
      .replaceAll('__title__', toTitle(name));
    writeFileSync(file, text);
  }
}
