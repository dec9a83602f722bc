import type { ReleaseTable, TableEntry } from './release-table';
import { isSignedBy } from './table-signature';

/** Why a release table is not used (F-01, F-40). */
export class TableRefused extends Error {
  constructor(reason: string) {
    super(`release table refused: ${reason}`);
    this.name = 'TableRefused';
  }
}

export const appPattern = /^[a-z][a-z0-9-]{0,63}$/;
/** The store has folders of its own by three of these names, and every object has the last. */
const reservedNames = ['audit', 'policies', 'revisions', 'constructor'];
/** Why no release of an app of this name may be published; null if it may. Tables of before may contain such an app. */
export function findNameProblem(app: string): string | null {
  if (!appPattern.test(app)) return `"${app.slice(0, 80)}" is not a valid app name`;
  return reservedNames.includes(app) ? `"${app}" is a reserved name: choose another one for the app` : null;
}
export const versionPattern = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;
/** Of an entry: its address in the table has no other characters. */
export const filePattern = /^[0-9A-Za-z][0-9A-Za-z._-]*$/;
const pathPattern = /^\/remotes\/[a-z0-9-]+\/[0-9A-Za-z][0-9A-Za-z.-]*\/[0-9A-Za-z][0-9A-Za-z._-]*$/;
const states = ['active', 'paused', 'killed'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isEntry(value: unknown): value is TableEntry {
  if (!isObject(value)) return false;
  const { url, metadata, deployment, extras } = value;
  if (!isObject(metadata) || !isObject(deployment) || !isObject(extras)) return false;
  return (
    pathPattern.test(String(url)) &&
    pathPattern.test(String(extras.manifest)) &&
    versionPattern.test(String(metadata.version)) &&
    String(metadata.integrity).startsWith('sha384-') &&
    String(extras.manifestIntegrity).startsWith('sha384-') &&
    typeof deployment.traffic === 'number' &&
    deployment.traffic >= 0 &&
    deployment.traffic <= 100 &&
    typeof deployment.default === 'boolean' &&
    typeof deployment.salt === 'string' &&
    states.includes(String(deployment.state))
  );
}

/**
 * Percentages of an app's active releases add up to 100, exactly one of them is the default. An app that is off has none; an
 * app whose first release is a canary has no default, and its other visitors get nothing of it.
 */
export function findTrafficProblem(app: string, entries: readonly TableEntry[]): string | null {
  const active = entries.filter(({ deployment }) => deployment.state === 'active');
  const defaults = active.filter(({ deployment }) => deployment.default).length;
  if (defaults > 1) return `${app} has ${defaults} defaults`;
  const hundredths = Math.round(
    active.reduce((total, { deployment }) => total + deployment.traffic, 0) * 100,
  );
  if (defaults === 0) return hundredths < 10_000 ? null : `${app} has no default`;
  return hundredths === 10_000 ? null : `percentages of ${app} add up to ${hundredths / 100}, not to 100`;
}

/** Parses a table; throws `TableRefused` if it is not JSON, not a table, or its percentages do not add up. */
export function parseTable(text: string): ReleaseTable {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TableRefused('it is not JSON');
  }
  if (!isObject(value) || !isObject(value.microFrontends) || !isObject(value.extras)) {
    throw new TableRefused('it is not a release table');
  }
  if (!Number.isSafeInteger(value.extras.revision)) throw new TableRefused('it has no revision');
  for (const [app, entries] of Object.entries(value.microFrontends)) {
    if (!appPattern.test(app)) throw new TableRefused(`"${app.slice(0, 80)}" is not a valid app name`);
    if (!Array.isArray(entries) || !entries.every(isEntry))
      throw new TableRefused(`${app} has a broken entry`);
    const problem = findTrafficProblem(app, entries);
    if (problem) throw new TableRefused(problem);
  }
  return value as unknown as ReleaseTable; // checked above
}

/** Parses a table; null if it is truncated, or none. Its signature is not checked yet. */
export function parseIntactTable(text: string): ReleaseTable | null {
  try {
    return parseTable(text);
  } catch (error) {
    if (error instanceof TableRefused) return null;
    throw error;
  }
}

export interface Trust {
  /** PEM of the public keys: tables must be signed with one of them. */
  publicKey: string;
  /** Highest known revision. */
  revision: number;
  now: Date;
}

/** A trusted table; throws `TableRefused` also if its signature is wrong, it has expired or is an older one. */
export function trustedTable(text: string, { publicKey, revision, now }: Trust): ReleaseTable {
  const table = parseTable(text);
  if (!isSignedBy(table, publicKey)) {
    throw new TableRefused(
      'its signature is wrong: it was changed, or signed with a key that is not known here',
    );
  }
  if (!(Date.parse(table.extras.expiresAt) > now.getTime())) {
    throw new TableRefused(
      `it expired at ${table.extras.expiresAt}, and the clock here says ${now.toISOString()}: set the clock, or release renew`,
    );
  }
  if (table.extras.revision < revision) {
    throw new TableRefused(`it is revision ${table.extras.revision}, and ${revision} was seen before`);
  }
  return table;
}
