import { createHash } from 'node:crypto';
import type { GetIntegrity } from './release-set';
import type { LiveReleases } from './live-releases';

const kinds = ['404', 'html', 'throw', 'hang', 'empty'] as const;
const targets = ['entry', 'chunks', 'everything'] as const;
const scopes = ['live', 'all'] as const;

/** A remote that a test has broken. `live` does not affect the previous releases. */
export interface Fault {
  app: string;
  kind: (typeof kinds)[number];
  target: (typeof targets)[number];
  scope: (typeof scopes)[number];
  /** Only for this visitor, so that tests can run in parallel. */
  visitor: string | null;
}

export interface FaultyResponse {
  status: number;
  type: string;
  body: string;
}

const script = 'text/javascript; charset=utf-8';
const responses: Record<Exclude<Fault['kind'], 'hang'>, FaultyResponse> = {
  '404': { status: 404, type: 'text/plain; charset=utf-8', body: 'not found' },
  html: { status: 200, type: 'text/html; charset=utf-8', body: '<!doctype html><title>Oops</title>' },
  throw: { status: 200, type: script, body: 'throw new Error("fault");' },
  empty: { status: 200, type: script, body: ';' },
};

const parseOption = <Value extends string>(
  list: readonly Value[],
  value: unknown,
  fallback?: Value,
): Value => {
  const found = list.find((item) => item === value) ?? (value === undefined ? fallback : undefined);
  if (found === undefined) throw new TypeError(`expected one of ${list.join(', ')}`);
  return found;
};

export function faultFrom(value: unknown): Fault {
  if (typeof value !== 'object' || value === null) throw new TypeError('expected an object');
  const { app, kind, target, scope, visitor } = value as Record<string, unknown>;
  if (typeof app !== 'string') throw new TypeError('app is missing');
  return {
    app,
    kind: parseOption(kinds, kind),
    target: parseOption(targets, target, 'entry'),
    scope: parseOption(scopes, scope, 'live'),
    visitor: typeof visitor === 'string' ? visitor : null,
  };
}

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Faults for tests: which remotes respond wrongly. Empty outside of tests. */
export class Faults {
  private list: Fault[] = [];
  /** Reports of browsers, for tests. */
  readonly reports: unknown[] = [];
  /** Total number of reports: only the last ones are kept. */
  told = 0;
  /** Analytics events of browsers, oldest first. */
  readonly events: unknown[] = [];

  constructor(private readonly live: LiveReleases) {}

  all = (): readonly Fault[] => this.list;
  add = (fault: Fault): void => void this.list.push(fault);

  /** Removes the faults of one visitor, or all of them. */
  clear(visitor: string | null): void {
    this.list = visitor === null ? [] : this.list.filter((fault) => fault.visitor !== visitor);
    if (visitor === null) this.reports.length = 0;
  }

  recordEvent(event: unknown): void {
    this.events.push(event);
    if (this.events.length > 2_000) this.events.shift();
  }

  recordReport(report: unknown): void {
    this.told += 1;
    this.reports.push(report);
    if (this.reports.length > 500) this.reports.shift();
  }

  /** The fault that applies to a visitor's request for a file. */
  at(app: string, folder: string, file: string, visitorId: string): Fault | undefined {
    if (this.list.length === 0) return undefined;
    return this.list.find(
      (fault) =>
        fault.app === app &&
        (fault.visitor === null || fault.visitor === visitorId) &&
        this.matches(fault, app, folder, file),
    );
  }

  private matches({ target, scope }: Fault, app: string, folder: string, file: string): boolean {
    const release = [...(this.live.current?.releases.values() ?? [])].find(
      ({ base }) => base === `/remotes/${app}/${folder}/`,
    );
    if (!release) return scope === 'all';
    const isEntry = file === release.manifest.entry.file;
    if (target !== 'everything' && (target === 'entry') !== isEntry) return false;
    return scope === 'all' || release.entry.deployment.traffic > 0;
  }

  /**
   * A file that throws or sets nothing must pass the integrity check: the page then contains the integrity hash of the
   * modified file.
   */
  getIntegrityFaults(visitorId: string): GetIntegrity | undefined {
    if (this.list.length === 0) return undefined;
    return ({ manifest, base }, file) => {
      const kind = this.at(manifest.app, base.split('/').at(-2) ?? '', file, visitorId)?.kind;
      return kind === 'throw' || kind === 'empty' ? hash(responses[kind].body) : undefined;
    };
  }

  getResponse = (kind: Exclude<Fault['kind'], 'hang'>): FaultyResponse => responses[kind];
}
