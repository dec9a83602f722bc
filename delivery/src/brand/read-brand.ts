import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  findContrastFaults,
  getBrandColors,
  toBrandStyle,
  type Brand,
  type BrandColors,
  type ContrastFault,
} from '@shop/domain/brand';
import { ValidationError } from 'yup';
import { brandSchema } from './brand-schema';

/** A brand as the edge uses it. */
export interface LoadedBrand {
  brand: Brand;
  colors: BrandColors;
  /** The style sheet, for the end of a page's head. */
  style: string;
  /** Address of the brand's files; changes with their content. */
  base: string;
  /** Files by name, and icons as `icons/icon-192.png`. */
  files: ReadonlyMap<string, Buffer>;
}

/** Bytes: a logo or typeface that is larger delays every first visit. */
const largestFile = 512 * 1024;

/** Files that a brand names. */
const getNames = ({ logo, logoDark, symbol, type = {} }: Brand): string[] =>
  [logo, logoDark, symbol, ...Object.values(type).map(({ file }) => file)].filter(
    (name) => name !== undefined,
  );

function readJson(path: string): unknown {
  if (!existsSync(path)) throw new Error(`${path} does not exist`);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} is no JSON: ${reason}`, { cause: error });
  }
}

function validate(value: unknown): Brand {
  try {
    return brandSchema.validateSync(value, { abortEarly: false }) as Brand; // the schema has the same fields
  } catch (error) {
    throw error instanceof ValidationError ? new Error(error.errors.join('\n')) : error;
  }
}

const sayContrast = ({ scheme, text, on, contrast, least }: ContrastFault) =>
  `colors.${scheme}: ${text} on ${on} has a contrast of ${contrast.toFixed(2)}; WCAG AA requires ${least}`;

function readFiles(folder: string, brand: Brand): Map<string, Buffer> {
  const icons = join(folder, 'icons');
  const iconNames = existsSync(icons) ? readdirSync(icons).filter((name) => /^[\w-]+\.png$/.test(name)) : [];
  const names = [...getNames(brand), ...iconNames.map((name) => `icons/${name}`)];
  const faults = names.flatMap((name) => {
    const path = join(folder, name);
    if (!existsSync(path)) return [`${name} is named in brand.json, and is not in ${folder}`];
    const { size } = statSync(path);
    return size > largestFile ? [`${name} has ${Math.round(size / 1024)} KB; 512 KB are the most`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/**
 * Reads the brand of a folder: `brand.json` and the files that it names. Throws with one sentence for each fault: a wrong value, a
 * missing file, colours that cannot be read (WCAG AA). X-33.
 */
export function readBrand(folder: string): LoadedBrand {
  const brand = validate(readJson(join(folder, 'brand.json')));
  const colors = getBrandColors(brand);
  const faults = findContrastFaults(colors).map(sayContrast);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const files = readFiles(folder, brand);
  const hash = createHash('sha256').update(JSON.stringify(brand));
  for (const content of files.values()) hash.update(content);
  const base = `/_brand/${hash.digest('hex').slice(0, 12)}/`;
  return { brand, colors, style: toBrandStyle(brand, base), base, files };
}
