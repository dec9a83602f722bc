/**
 * The release table: who gets which release of which app. A strict superset of the public frontend-discovery
 * schema; what is ours stands in `deployment` and `extras`, which that schema leaves open.
 */
export interface ReleaseTable {
  schema: string;
  /** App → its releases that have ever been promoted, newest first. */
  microFrontends: Record<string, TableEntry[]>;
  extras: TableExtras;
}

interface TableExtras {
  /** Goes up by one with every change; nobody goes back. */
  revision: number;
  issuedAt: string;
  expiresAt: string;
  /** `ed25519:` and base64, over the canonical text of everything else. */
  signature: string;
}

/** `paused`: has no visitors for now, or was rolled back. `killed`: must not run at all. */
type ReleaseState = 'active' | 'paused' | 'killed';

/**
 * Visitors for whom a canary has another share than for the rest: everything that is given must hold, any one of a list.
 * Modules and zones by the backend's ids, so that who gets what never waits for the backend; countries as the header names
 * them that stands in front of the edge (ISO 3166 alpha-2).
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

export interface TableEntry {
  /** Path of the entry from the origin that serves assets. */
  url: string;
  /** Entry of the release to step back to. */
  fallbackUrl?: string;
  metadata: { version: string; integrity: string };
  deployment: {
    /** Percent of the visitors, up to two decimals. The active ones of an app add up to 100. */
    traffic: number;
    default: boolean;
    state: ReleaseState;
    /** Of a canary; the first whose condition holds counts. Without one the visitor is dealt by `traffic`. */
    rules?: RolloutRule[] | undefined;
    /** Share that a paused canary had, and gets back. */
    heldTraffic?: number | undefined;
    /** How a killed release stood, for when its whole app comes back. */
    beforeKill?: { state: ReleaseState; traffic: number; default: boolean } | undefined;
    /** Visitors are dealt by this and their id; one for each app, so apps are independent. */
    salt: string;
  };
  extras: {
    buildId: string;
    /** Path of `release.json`, and its sum. */
    manifest: string;
    manifestIntegrity: string;
    /** Version to step back to. */
    previous?: string;
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

/** The release that everybody gets who is in nobody's share. */
export const getDefault = (entries: readonly TableEntry[] | undefined): TableEntry | undefined =>
  entries?.find(({ deployment }) => deployment.default && deployment.state === 'active');

/** Whether anybody may get it. */
export const hasVisitors = ({ deployment: { state, traffic, rules = [] } }: TableEntry): boolean =>
  state === 'active' && [traffic, ...rules.map((rule) => rule.traffic)].some((percent) => percent > 0);

/** The release that is tried with a share of the visitors. */
export const getCanary = (entries: readonly TableEntry[] | undefined): TableEntry | undefined =>
  entries?.find((entry) => !entry.deployment.default && hasVisitors(entry));

/** The canary that is held, and may go on. */
export const getPaused = (entries: readonly TableEntry[] | undefined): TableEntry | undefined =>
  entries?.find(({ deployment }) => deployment.state === 'paused' && deployment.heldTraffic !== undefined);

export const getEntry = (entries: readonly TableEntry[] | undefined, version: string | undefined) =>
  entries?.find(({ metadata }) => metadata.version === version);

/** Folder of a release below `/remotes/<app>/`, from its manifest's path. */
export const getFolder = (entry: TableEntry): string => entry.extras.manifest.split('/').at(-2) ?? '';

/** The form that the public schema closes: root `extras` go into the header `X-Release-Table`. */
export const publicForm = ({ schema, microFrontends }: ReleaseTable) => ({ schema, microFrontends });

/** One text for one value, whatever the order of its keys: what a signature is made over. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
  return `{${parts.join(',')}}`;
}
