import { ImportError } from '../import-error';

export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fail = (message: string): never => {
  throw new ImportError(`The mapping ${message}.`);
};

/** The object in the text of a mapping file. */
export function parseMapping(text: string): Json {
  try {
    const json: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return isRecord(json) ? json : fail('is not a JSON object');
  } catch (error) {
    if (error instanceof ImportError) throw error;
    return fail(`is not JSON: ${(error as Error).message}`); // JSON.parse throws SyntaxError
  }
}

export function knownNames(json: Json, known: readonly string[], what: string) {
  for (const name of Object.keys(json))
    if (!known.includes(name)) fail(`${what} “${name}”; there are: ${known.join(', ')}`);
}

export function choice<Option extends string>(
  json: Json,
  name: string,
  options: readonly Option[],
): Option | undefined {
  const value = json[name];
  if (value === undefined) return undefined;
  return (
    options.find((option) => option === value) ??
    fail(`has “${name}”: ${JSON.stringify(value)}; possible: ${options.join(' ')}`)
  );
}

export function text_(json: Json, name: string): string | undefined {
  const value = json[name];
  if (value === undefined || typeof value === 'string') return value || undefined;
  return fail(`needs a text for “${name}”`);
}

export function oneSign(json: Json, name: string): string | undefined {
  const value = text_(json, name);
  return value === undefined || value.length === 1 ? value : fail(`needs one character for “${name}”`);
}

export function flag(json: Json, name: string): boolean | undefined {
  const value = json[name];
  return value === undefined || typeof value === 'boolean'
    ? value
    : fail(`needs true or false for “${name}”`);
}

export function wholeNumber(json: Json, name: string): number | undefined {
  const value = json[name];
  if (value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 0))
    return value;
  return fail(`needs a whole number for “${name}”`);
}
