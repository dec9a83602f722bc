import { getBodySchema, isRecord, type Endpoint, type QueryKind } from '@shop/contract';
import { ValidationError, type InferType } from 'yup';
import { Refusal, type ErrorEntry } from './refusal';
import { isTextKey } from './translate';
import { tidyDeep, tidyText } from './tidy';
import { toWholeNumber } from './whole-number';

type BodySchema = NonNullable<ReturnType<typeof getBodySchema>>;

export interface RawInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

export interface Input {
  params: Record<string, string | number>;
  query: Record<string, string | number | boolean>;
  body: unknown;
}

const longestText = 1_000;

/** Parses a query value by its kind; null when invalid. */
const kinds: Record<QueryKind, (value: string) => string | number | boolean | null> = {
  int: toWholeNumber,
  number: (value) => (value.trim() && Number.isFinite(Number(value)) ? Number(value) : null),
  text: (value) => (value.length <= longestText ? value : null),
  flag: (value) =>
    ['1', 'true', 'on'].includes(value) ? true : ['0', 'false', 'off'].includes(value) ? false : null,
};

const misfit = (field: string): ErrorEntry => ({ code: field, text: 'invalid', values: { field } });

/** The last of repeated values, as text; undefined when missing or empty. */
function lone(value: unknown): string | undefined {
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  const text = typeof last === 'string' ? tidyText(last) : typeof last === 'number' ? String(last) : '';
  return text === '' ? undefined : text;
}

function readQuery(
  endpoint: Pick<Endpoint, 'query'>,
  sent: Record<string, unknown>,
  errorEntries: ErrorEntry[],
) {
  const query: Input['query'] = {};
  for (const [name, spec] of Object.entries(endpoint.query)) {
    const value = lone(sent[name]);
    const isOptional = spec.endsWith('?');
    if (value === undefined) {
      if (!isOptional) errorEntries.push(misfit(name));
      continue;
    }
    // A spec is a kind, with or without '?'.
    const read = kinds[spec.replace('?', '') as QueryKind](value);
    if (read === null) errorEntries.push(misfit(name));
    else query[name] = read;
  }
  return query;
}

function readParams(path: string, sent: Record<string, unknown>, errorEntries: ErrorEntry[]) {
  const params: Input['params'] = {};
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
    const value = lone(sent[name]);
    const read = value === undefined ? null : name === 'id' ? toWholeNumber(value) : kinds.text(value);
    if (typeof read === 'string' || typeof read === 'number') params[name] = read;
    else errorEntries.push(misfit(name));
  }
  return params;
}

/** One error for each field; a missing field has precedence over its other errors. */
function toErrorEntries(error: ValidationError): ErrorEntry[] {
  const all = (error.inner.length ? error.inner : [error]).map(({ path, message }) => {
    const field = path || 'body';
    return isTextKey(message) ? { code: field, text: message, values: { field } } : misfit(field);
  });
  const isMissing = ({ text }: ErrorEntry) => text.endsWith('Required');
  const byField = new Map<string, ErrorEntry>();
  for (const one of all) {
    const known = byField.get(one.code);
    if (!known || (isMissing(one) && !isMissing(known))) byField.set(one.code, one);
  }
  return [...byField.values()];
}

/** A schema's `trim()` throws for values that are not text, instead of rejecting them: returns errors for those fields. */
function uncastable(schema: BodySchema, sent: unknown): ErrorEntry[] {
  const at = isRecord(sent) ? sent : {};
  const fields = Object.keys(schema.fields).filter(
    (name) => typeof at[name] === 'object' && schema.describe().fields[name]?.type === 'string',
  );
  return (fields.length > 0 ? fields : ['body']).map(misfit);
}

function readParsedBody(schema: BodySchema | null, sent: unknown, errorEntries: ErrorEntry[]): unknown {
  if (!schema) return undefined;
  try {
    return schema.validateSync(sent ?? {}, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof TypeError) {
      errorEntries.push(...uncastable(schema, sent));
      return undefined;
    }
    if (!(error instanceof ValidationError)) throw error;
    errorEntries.push(...toErrorEntries(error));
    return undefined;
  }
}

/** Replaces JSON lists and records in texts by themselves, so that their content is validated, too. */
function unpack(schema: BodySchema | null, sent: unknown): void {
  if (!schema || !isRecord(sent)) return;
  for (const [name, field] of Object.entries(schema.fields)) {
    const value = sent[name];
    if (typeof value !== 'string' || !('type' in field)) continue;
    if (field.type !== 'array' && field.type !== 'object') continue;
    try {
      sent[name] = JSON.parse(value);
    } catch {
      // the schema refuses it
    }
  }
}

/** Refuses a body with too many values before validating each of them, which would block all other requests. */
function bound(schema: BodySchema | null, sent: unknown): void {
  unpack(schema, sent);
  const field = tidyDeep(sent);
  if (field !== null) throw new Refusal(403, [misfit(field)]);
}

/** Validates a form's texts; refuses with all errors at once (403). */
export function readBody<Schema extends BodySchema>(schema: Schema, sent: unknown): InferType<Schema> {
  const errorEntries: ErrorEntry[] = [];
  bound(schema, sent);
  const body = readParsedBody(schema, sent, errorEntries);
  if (errorEntries.length > 0) throw new Refusal(403, errorEntries);
  return body as InferType<Schema>; // validated
}

/**
 * Params, query and body of a request as the endpoint declares them; refuses with all errors at once (403). A mutation
 * without a body may contain its query values there.
 */
export function readInput(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'query' | 'sends'>,
  raw: RawInput,
): Input {
  const errorEntries: ErrorEntry[] = [];
  const schema = getBodySchema(endpoint, raw.body);
  bound(schema, raw.body);
  const beside =
    endpoint.sends === 'nothing' && isRecord(raw.body) ? { ...raw.body, ...raw.query } : raw.query;
  const input = {
    params: readParams(endpoint.path, raw.params, errorEntries),
    query: readQuery(endpoint, beside, errorEntries),
    body: readParsedBody(schema, raw.body, errorEntries),
  };
  if (errorEntries.length > 0) throw new Refusal(403, errorEntries);
  return input;
}
