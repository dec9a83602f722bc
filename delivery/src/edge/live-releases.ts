import type { ReleaseManifest } from '@shop/federation';
import {
  getEntry,
  getFolder,
  getReleases,
  getUsedEntries,
  requiredApp,
  type ReleaseTable,
  type TableEntry,
} from '../release-table';
import { getLastDefault } from '../earlier-defaults';
import type { Policy } from '../policy/policy';
import { describeDamage, type DamagedRelease } from '../store/live-manifests';
import { parseManifest } from '../store/parse-manifest';
import { toIntegrity } from '../store/release-files';
import { newEntry } from '../store/table-entry';
import { TableRefused } from '../table-check';
import type { Log } from './log';
import { NewestTable } from './newest-table';
import { damageIn, refusedOnly, within } from './release-damage';
import type { ReleaseSource } from './release-source';
import { NewestRevision } from './newest-revision';

/** A release of the table, with the content of its folder. */
export interface StoredRelease {
  entry: TableEntry;
  manifest: ReleaseManifest;
  /** Path of its folder with a trailing slash, as the browser requests it. */
  base: string;
  files: string[];
  /** Path of its server build on this machine; null without one. */
  serverPath: string | null;
}

/** A table and every release that it may assign, read together. */
export interface Live {
  table: ReleaseTable;
  /** By `app version`. */
  releases: Map<string, StoredRelease>;
  /** Addresses of apps that are switched off (F-11). */
  off: string[];
  /** Releases that differ from what was promoted: visitors get the previous one, or the app is missing. */
  damaged: DamagedRelease[];
}

export const releaseKey = (app: string, version: string) => `${app} ${version}`;

/** Maximum number of remembered previews: fewer than the copies of server builds. */
const previews = 20;

/**
 * The last known good table and its releases. A table that is unreadable, unsigned, expired or older than a previous one
 * changes nothing (F-01, F-40); a damaged release affects only its own app, unless it is the host's. An edge that starts
 * while the table is damaged uses the newest intact revision.
 */
export class LiveReleases {
  current: Live | null = null;
  /** When the store last returned the current table; null: never. Milliseconds since 1970. */
  checkedAt: number | null = null;
  /** Number of checks without a usable result. */
  refused = 0;
  /** Published releases that were shown to a visitor without being in the table. */
  private readonly shown = new Map<string, StoredRelease>();
  /** Damaged releases that were logged. */
  private readonly reported: string[] = [];
  private readonly listeners = new Set<(live: Live) => void>();
  private stamp = '';
  private lastError = '';
  private timer: NodeJS.Timeout | undefined;

  private readonly newest: NewestTable;

  constructor(
    private readonly source: ReleaseSource,
    /** PEM of the root's keys, one or several. */
    publicKey: string,
    private readonly log: Log,
    private readonly now: () => Date = () => new Date(),
    private readonly newestRevision = new NewestRevision(),
  ) {
    this.newest = new NewestTable(source, publicKey, log, now);
  }

  /** Who may change what, by the store; null without a policy. */
  get policy(): Policy | null {
    return this.newest.policy;
  }

  /** Checks for a newer table. Never rejects. */
  refresh = async (): Promise<void> => {
    try {
      const stamp = await within(this.getStamp());
      const isKnown = this.current !== null && stamp === this.stamp;
      if (isKnown && !this.current?.damaged.length) return this.markChecked();
      const live = await within(this.read());
      // A damaged release may be repaired without a new table.
      if (!isKnown || live.damaged.length < (this.current?.damaged.length ?? 0)) await this.take(live);
      this.stamp = stamp;
      this.markChecked();
    } catch (error) {
      this.refused += 1;
      const message = error instanceof Error ? error.message : String(error);
      if (message === this.lastError) return;
      this.lastError = message;
      this.log('table-refused', {
        reason: message,
        continuesWith: this.current?.table.extras.revision ?? null,
      });
    }
  };

  private async take(live: Live): Promise<void> {
    this.current = live;
    this.listeners.forEach((listen) => listen(live));
    this.log('table', { revision: live.table.extras.revision });
    const reported = this.reported.splice(0);
    for (const { app, version, reason } of live.damaged) {
      const key = releaseKey(app, version);
      this.reported.push(key);
      if (!reported.includes(key))
        this.log('release-damaged', { app, version, reason, do: describeDamage({ app, version, reason }) });
    }
    await this.newestRevision.note(live.table.extras.revision);
  }

  /** '' if there was no table from the start: there may be revisions. */
  private getStamp = (): Promise<string> =>
    this.current ? this.source.stamp() : this.source.stamp().catch((error) => refusedOnly(error) ?? '');

  private markChecked() {
    this.lastError = '';
    this.checkedAt = this.now().getTime();
  }

  /** Checks repeatedly, `pause` milliseconds after each check. */
  watch(pause: number): void {
    this.timer = setTimeout(() => void this.refresh().finally(() => this.timer && this.watch(pause)), pause);
    this.timer.unref();
  }

  /** Calls `listen` with the live table, and with every later one. Returns how to unsubscribe. */
  subscribe(listen: (live: Live) => void): () => void {
    this.listeners.add(listen);
    if (this.current) listen(this.current);
    return () => void this.listeners.delete(listen);
  }

  /** A published release, promoted or not; null if it does not exist, or is killed. */
  async published(app: string, version: string): Promise<StoredRelease | null> {
    const table = this.current?.table;
    const known = table && getEntry(getReleases(table, app), version);
    if (known?.deployment.state === 'killed') return null;
    const key = releaseKey(app, version);
    const cached = this.current?.releases.get(key) ?? this.shown.get(key);
    if (cached) return cached;
    try {
      const folder = await this.source.getFolder(app, version);
      if (folder === null) return null;
      const content = await this.source.manifest(app, folder);
      const manifest = parseManifest(content, `${app}/${folder}`);
      const entry = newEntry(version, folder, manifest, toIntegrity(content));
      const files = await this.source.files(app, folder);
      const serverPath = await this.source.serverPath(app, folder, manifest);
      const release = { entry, manifest, base: `/remotes/${app}/${folder}/`, files, serverPath };
      if (this.shown.size >= previews) this.shown.clear();
      this.shown.set(key, release);
      return release;
    } catch (error) {
      this.log('preview-failed', {
        app,
        version,
        error: error instanceof Error ? error.message : String(error),
      });
      return null;
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async read(): Promise<Live> {
    const used = Math.max(this.current?.table.extras.revision ?? 0, await this.newestRevision.get());
    const table = await this.newest.read(used, this.current?.table ?? null);
    const damaged: DamagedRelease[] = [];
    const needed = Object.entries(table.microFrontends).flatMap(([app, entries]) =>
      getUsedEntries(entries).map((entry) =>
        this.release(app, entry).catch((error: unknown) => {
          const reason = damageIn(error);
          damaged.push({ app, version: entry.metadata.version, reason });
          return null;
        }),
      ),
    );
    const [releases, off] = await Promise.all([Promise.all(needed), this.addressesOff(table)]);
    const found = new Map(releases.filter((release) => release !== null));
    const [host] = damaged.filter(({ app }) => app === requiredApp);
    const hasHost = [...found.values()].some(({ manifest }) => manifest.app === requiredApp);
    if (host && !hasHost) throw new TableRefused(describeDamage(host));
    return { table, releases: found, off, damaged };
  }

  /** Addresses of the release that everybody had. An app whose manifest is unreadable has none. */
  private async addressesOff({ microFrontends }: ReleaseTable): Promise<string[]> {
    const found = Object.entries(microFrontends).map(async ([app, entries]) => {
      const last = getLastDefault(entries);
      if (!last || entries.some(({ deployment }) => deployment.state !== 'killed')) return [];
      const [, { manifest }] = await this.release(app, last);
      return manifest.routes.map(({ path }) => path);
    });
    return (await Promise.all(found.map((paths) => paths.catch(() => [])))).flat();
  }

  /** A release that is live already is not read again: releases never change. */
  private async release(app: string, entry: TableEntry): Promise<[string, StoredRelease]> {
    const key = releaseKey(app, entry.metadata.version);
    const known = this.current?.releases.get(key);
    if (known?.entry.extras.manifestIntegrity !== entry.extras.manifestIntegrity) {
      return [key, await this.fetched(app, entry)];
    }
    const serverPath = await this.source.serverPath(app, getFolder(entry), known.manifest);
    return [key, { ...known, entry, serverPath }];
  }

  private async fetched(app: string, entry: TableEntry): Promise<StoredRelease> {
    const folder = getFolder(entry);
    const [content, files] = await Promise.all([
      this.source.manifest(app, folder),
      this.source.files(app, folder),
    ]);
    if (toIntegrity(content) !== entry.extras.manifestIntegrity) {
      throw new TableRefused(
        `the manifest of ${app}@${entry.metadata.version} is not the one that was promoted`,
      );
    }
    // An older release command may have promoted what this edge cannot use.
    const manifest = parseManifest(content, `${app}/${folder}`);
    const serverPath = await this.source.serverPath(app, folder, manifest);
    return { entry, manifest, base: `/remotes/${app}/${folder}/`, files, serverPath };
  }
}
