import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Icons are squares of this size. */
export const iconSize = 32;

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** The whole set is large, so it is in memory only while it is used. */
let cached: WeakRef<IconSet> | null = null;
let names: Set<string> | null = null;

function iconSet(): IconSet {
  const known = cached?.deref();
  if (known) return known;
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet; // the package's documented shape
  cached = new WeakRef(set);
  names ??= new Set(Object.keys(set.icons));
  return set;
}

/** Whether there is an icon of that name, such as `pizza`. */
export function isIcon(name: string): boolean {
  if (!names) iconSet();
  return names?.has(name) ?? false;
}

/** SVG elements of an icon; null for an unknown name. */
export const iconBody = (name: string): string | null =>
  isIcon(name) ? (iconSet().icons[name]?.body ?? null) : null;
