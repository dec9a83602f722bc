import type { BootData, LiveRelease } from '../boot-data';
import { RemoteLoadError } from '../ladder';
import { releaseName } from '../names';
import type { Rung } from '../remote-contract';

const rungs = ['live', 'previous'] as const;

/** Full name of a release's container: two releases of one app in a page are two remotes. */
const containerOf = ({ app, version, buildId }: LiveRelease) => releaseName(app, version, buildId);

/** The releases of this visit. */
export class Releases {
  constructor(private readonly remotes: BootData['remotes']) {}

  nameOf(app: string, rung: Rung): string {
    const release = this.remotes[app]?.[rung];
    if (!release) throw new RemoteLoadError(`${app} has no ${rung} release`, false);
    return containerOf(release);
  }

  namesOf(app: string): string[] {
    return rungs.filter((rung) => this.remotes[app]?.[rung]).map((rung) => this.nameOf(app, rung));
  }

  fillerOf(slot: string): string | null {
    return Object.keys(this.remotes).find((app) => this.remotes[app]?.live.slots.includes(slot)) ?? null;
  }

  routes() {
    return Object.values(this.remotes).flatMap(({ live }) =>
      live.routes.map((route) => ({ ...route, app: live.app })),
    );
  }

  registrations() {
    return Object.values(this.remotes)
      .flatMap(({ live, previous }) => (previous ? [live, previous] : [live]))
      .map((release) => {
        const name = containerOf(release);
        return { name, entry: release.entry.url, entryGlobalName: name, type: 'global' as const };
      });
  }
}
