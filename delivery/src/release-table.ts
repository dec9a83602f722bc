/**
 * The release table: which visitors get which release of each app. A strict superset of the public frontend-discovery
 * schema; our additions are in `deployment` and `extras`, which that schema leaves open.
 */
export interface ReleaseTable {
  schema: string;
  /** App → its releases that have ever been promoted, newest first; canaries side by side in the order in which they began. */
  microFrontends: Record<string, TableEntry[]>;
  extras: TableExtras;
}

/** Who has changed an app's part of the table last, with their signature on it. Only where the store has a policy. */
export interface Approval {
  /** The team's name in the policy, or `root`. */
  by: string;
  /** Of the table in which it was changed. */
  revision: number;
  /** `ed25519:` and base64, over app, entries and revision. */
  signature: string;
}

interface TableExtras {
  /** Increases by one with every change; readers never go back. */
  revision: number;
  issuedAt: string;
  expiresAt: string;
  /** By app, and the revision of the policy under which the table was signed. */
  approvals?: Record<string, Approval>;
  policy?: number;
  /** `ed25519:` and base64, over the canonical text of everything else. */
  signature: string;
}

/** `paused`: has no visitors for now, or was rolled back. `killed`: must not run at all. */
type ReleaseState = 'active' | 'paused' | 'killed';

/**
 * Visitors for whom a canary has another percentage: every condition must match, by any value of its list. Modules and zones
 * by the backend's ids, so that assignment never waits for the backend; countries as the proxy's header contains them (ISO
 * 3166 alpha-2).
 */
export interface RolloutRule {
  module?: number[];
  zone?: number[];
  country?: string[];
  language?: string[];
  customer?: boolean;
  /** Percent of these visitors. */
  traffic: number;
}

/** How the percentage of a canary rises by itself while the canary analysis calls it healthy. */
export interface Ramp {
  /** Percentages to come, rising. */
  steps: number[];
  /** Seconds from one step to the next, at least. */
  every: number;
  /** When the next step is due, ISO 8601. */
  next: string;
}

interface BeforeKill {
  state: ReleaseState;
  traffic: number;
  default: boolean;
  heldTraffic?: number | undefined;
  /** Whether it was switched off with its app, and not killed itself. Release commands of before have marked none. */
  withApp?: boolean | undefined;
}

export interface TableEntry {
  /** Path of the entry from the origin that serves assets. */
  url: string;
  /** Entry of the fallback release. */
  fallbackUrl?: string | undefined;
  metadata: { version: string; integrity: string };
  deployment: {
    /** Percent of the visitors, up to two decimals. The active ones of an app add up to 100. */
    traffic: number;
    default: boolean;
    state: ReleaseState;
    /** Of a canary; the first matching rule applies. Without a match, `traffic` applies. */
    rules?: RolloutRule[] | undefined;
    /** Of a canary that rises by itself. */
    ramp?: Ramp | undefined;
    /** Of a canary by rules alone: its rules rise. Not `ramp`, which a canary analysis of before would raise for everybody. */
    ruleRamp?: Ramp | undefined;
    /** Percentage of a paused canary, restored when it resumes. */
    heldTraffic?: number | undefined;
    /** State of a killed release before, restored when its whole app is switched on again. */
    beforeKill?: BeforeKill | undefined;
    /** Buckets are computed from this and the visitor's id; one for each app, so apps are independent. */
    salt: string;
  };
  extras: {
    buildId: string;
    /** Path of `release.json`, and its integrity hash. */
    manifest: string;
    manifestIntegrity: string;
    /** Version of the fallback release. */
    previous?: string | undefined;
    /** Of a default: the versions that were the default before it, newest first. Rollbacks lead to them (decision 0047). */
    earlierDefaults?: string[] | undefined;
    /** When it lost its last visitors; absent while it has any. */
    retiredAt?: string | undefined;
  };
}

const publicSchema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export const emptyTable = (): ReleaseTable => ({
  schema: publicSchema,
  microFrontends: {},
  extras: { revision: 0, issuedAt: '', expiresAt: '', signature: '' },
});

/** The app without which there is no page. */
export const requiredApp = 'host';

/** The releases of an app; undefined for one that is not in the table, whatever its name is. */
export const getReleases = ({ microFrontends }: ReleaseTable, app: string): TableEntry[] | undefined =>
  Object.hasOwn(microFrontends, app) ? microFrontends[app] : undefined;

/** The default release, for everybody outside of the canary. */
export const getDefault = (entries: readonly TableEntry[] | undefined): TableEntry | undefined =>
  entries?.find(({ deployment }) => deployment.default && deployment.state === 'active');

/** Whether visitors may get it. */
export const hasVisitors = ({ deployment: { state, traffic, rules = [] } }: TableEntry): boolean =>
  state === 'active' && [traffic, ...rules.map((rule) => rule.traffic)].some((percent) => percent > 0);

/** The canaries, in the order in which they began. Only those that rest on rules alone have others beside them. */
export const getCanaries = (entries: readonly TableEntry[] = []): TableEntry[] =>
  entries.filter((entry) => !entry.deployment.default && hasVisitors(entry));

/** The percentage of a canary; if it rests on rules alone, the highest of theirs. */
export const getPercent = ({ deployment: { traffic, rules = [] } }: TableEntry): number =>
  traffic > 0 ? traffic : Math.max(0, ...rules.map((rule) => rule.traffic));

/** How a canary rises by itself, for everybody or by its rules. */
export const getRamp = ({ deployment: { ramp, ruleRamp } }: TableEntry): Ramp | undefined => ramp ?? ruleRamp;

/** The paused canaries, which may be resumed. */
export const getPaused = (entries: readonly TableEntry[] = []): TableEntry[] =>
  entries.filter(({ deployment }) => deployment.state === 'paused' && deployment.heldTraffic !== undefined);

export const getEntry = (entries: readonly TableEntry[] | undefined, version: string | undefined) =>
  entries?.find(({ metadata }) => metadata.version === version);

/** Releases that visitors may get, and their fallbacks. */
export function getUsedEntries(entries: readonly TableEntry[]): TableEntry[] {
  const live = entries.filter(hasVisitors);
  const behind = live.map(({ extras }) => getEntry(entries, extras.previous));
  const used = [...live, ...behind].filter((entry) => entry !== undefined);
  return [...new Set(used)].filter(({ deployment }) => deployment.state !== 'killed');
}

/** Folder of a release below `/remotes/<app>/`, from its manifest's path. */
export const getFolder = (entry: TableEntry): string => entry.extras.manifest.split('/').at(-2) ?? '';

/** The form that the public schema closes: root `extras` are sent in the header `X-Release-Table`. */
export const publicForm = ({ schema, microFrontends }: ReleaseTable) => ({ schema, microFrontends });

/** JSON with sorted keys: the same text for the same value, for signatures. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
  return `{${parts.join(',')}}`;
}
