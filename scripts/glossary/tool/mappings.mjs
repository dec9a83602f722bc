import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = new URL('..', import.meta.url).pathname;

export function readMappings(kind, parts) {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.json'))
    .filter((name) => !parts || parts.some((part) => name === `${kind}-${part}.json`))
    .flatMap((name) => {
      try {
        return JSON.parse(readFileSync(join(folder, name), 'utf8')).map((entry) => ({
          ...entry,
          source: name,
        }));
      } catch (error) {
        console.log(`!! ${name} is not readable JSON: ${error.message}`);
        return [];
      }
    });
}
