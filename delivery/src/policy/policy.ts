import { sign } from 'node:crypto';
import { isSignedByOne, privateKeyFrom, publicKeysIn, toPem } from '../public-keys';
import { canonicalJson } from '../release-table';
import { publicHalf } from '../signing-keys';
import { appPattern, TableRefused } from '../table-check';

/** What a team may do with an area: put releases into the store, assign them, and take them away (pause, roll back, kill). */
export const rights = ['publish', 'promote', 'kill'] as const;
export type Right = (typeof rights)[number];

export interface Team {
  /** PEM of its public keys, two while it changes them. */
  keys: string[];
  /** App → what the team may do with it. */
  areas: Record<string, Right[]>;
}

/** Who may change what, signed with the root key. Without a policy only the root key may change anything. */
export interface Policy {
  /** Increases by one with every change; readers never go back. */
  revision: number;
  teams: Record<string, Team>;
  /** `ed25519:` and base64, over the canonical text of everything else. */
  signature: string;
}

/** What readers use: a copy of the newest revision. */
export const policyKey = 'policy.json';

/** The name of the root key's holder. */
export const root = 'root';
const namePattern = /^[a-z][a-z0-9-]{0,39}$/;

/** Who signs with a key; `team` null: the holder of the root key, who may do everything. */
export interface Signer {
  name: string;
  team: Team | null;
}

const signaturePrefix = 'ed25519:';
/** Distinguishes signatures of the same key for different purposes. */
const toSigned = (purpose: string, value: unknown) => Buffer.from(`${purpose}:${canonicalJson(value)}`);

/** A signature of a value for one purpose, with a private key (PEM, Ed25519). */
export const signValue = (purpose: string, value: unknown, privateKey: string): string =>
  `${signaturePrefix}${sign(null, toSigned(purpose, value), privateKeyFrom(privateKey)).toString('base64')}`;

/** Whether one of the keys (PEM) has signed the value for this purpose. */
export function isValueSignedBy(purpose: string, value: unknown, signature: unknown, keys: string): boolean {
  if (typeof signature !== 'string' || !signature.startsWith(signaturePrefix)) return false;
  const bytes = Buffer.from(signature.slice(signaturePrefix.length), 'base64');
  return isSignedByOne(toSigned(purpose, value), bytes, keys);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toTeam(name: string, value: unknown): Team {
  const invalid = (what: string) => new TableRefused(`the policy's team ${name.slice(0, 40)}: ${what}`);
  if (name === root || !namePattern.test(name)) throw invalid('this is no name for a team');
  if (!isObject(value) || !Array.isArray(value.keys) || !isObject(value.areas))
    throw invalid('it needs keys and areas');
  const keys = value.keys.map(String).flatMap((key) => publicKeysIn(key).map(toPem));
  if (keys.length === 0) throw invalid('it has no key');
  const areas = Object.entries(value.areas).map(([app, may]) => {
    const isKnown =
      Array.isArray(may) && may.every((right) => (rights as readonly unknown[]).includes(right));
    if (!isKnown || !appPattern.test(app))
      throw invalid(`${app.slice(0, 60)} needs a list of ${rights.join(', ')}`);
    return [app, may as Right[]] as const; // checked above
  });
  return { keys, areas: Object.fromEntries(areas) };
}

/** Checks the teams of a draft; throws `TableRefused` or `KeyError` with what is wrong. */
export function toTeams(value: unknown): Record<string, Team> {
  if (!isObject(value) || !isObject(value.teams)) throw new TableRefused('a policy needs teams');
  const teams = Object.entries(value.teams).map(([name, team]) => [name, toTeam(name, team)] as const);
  const keys = teams.flatMap(([, team]) => team.keys);
  if (new Set(keys).size < keys.length) throw new TableRefused('two teams of the policy have the same key');
  return Object.fromEntries(teams);
}

/** The policy with a signature of the root key (PEM). */
export function signPolicy(policy: Omit<Policy, 'signature'>, privateKey: string): Policy {
  const { revision, teams } = policy;
  return { revision, teams, signature: signValue('policy', { revision, teams }, privateKey) };
}

/** The policy of a text; null for null. Throws `TableRefused` if the root key has not signed it as it is. */
export function trustedPolicy(text: string | null, rootKeys: string): Policy | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TableRefused('the policy is not JSON');
  }
  const { revision, teams, signature } = isObject(value) ? value : {};
  if (!Number.isSafeInteger(revision)) throw new TableRefused('the policy has no revision');
  if (!isValueSignedBy('policy', { revision, teams }, signature, rootKeys))
    throw new TableRefused('the policy is not signed with the root key');
  return { revision: Number(revision), teams: toTeams(value), signature: String(signature) };
}

/** Everybody whose signature counts, with their keys (PEM): the root first. */
export const getSigners = (policy: Policy | null, rootKeys: string): (Signer & { keys: string })[] => [
  { name: root, team: null, keys: rootKeys },
  ...Object.entries(policy?.teams ?? {}).map(([name, team]) => ({ name, team, keys: team.keys.join('') })),
];

/** Public keys (PEM) that may sign tables. */
export const getTableKeys = (policy: Policy | null, rootKeys: string): string =>
  getSigners(policy, rootKeys)
    .map(({ keys }) => keys)
    .join('');

/** Who signs with a private key (PEM); null for a stranger. */
export function getSigner(privateKey: string, policy: Policy | null, rootKeys: string): Signer | null {
  const own = publicHalf(privateKey);
  return getSigners(policy, rootKeys).find(({ keys }) => keys.includes(own)) ?? null;
}

/** Whether a signer has one of these rights on an app. */
export const mayDo = ({ team }: Signer, app: string, wanted: readonly Right[]): boolean =>
  team === null ||
  wanted.some((right) => (Object.hasOwn(team.areas, app) ? team.areas[app] : [])?.includes(right));

/** Who has a right on an app, for messages: `root, cart`. */
export const describeWho = (policy: Policy | null, app: string, right: Right): string =>
  getSigners(policy, '')
    .filter((signer) => mayDo(signer, app, [right]))
    .map(({ name }) => name)
    .join(', ');
