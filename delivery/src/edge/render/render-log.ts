import type { RenderTrouble } from '@shop/federation';
import type { Log } from '../log';
import type { PageJob, ServerFile } from './messages';
import { Pauses } from './pauses';

/** Milliseconds for which the same trouble is not told again: a broken part stands in every page. */
const quiet = 60_000;
const longestError = 400;

/** What went wrong in rendering, in one line each, with the release that it belongs to. */
export class RenderLog {
  private readonly told: Pauses;

  constructor(
    private readonly log: Log,
    now: () => number,
  ) {
    this.told = new Pauses(now);
  }

  /** Once for each release. */
  loadFailed({ app, version, base }: ServerFile, error: string): void {
    this.tell({ app, version, part: 'server build', error }, base, Infinity);
  }

  /** The page could not be rendered; it goes out as before there was rendering. */
  pageFailed({ host, remotes, route, address }: PageJob, error: string): void {
    const { app, version } = remotes[route.app] ?? host;
    const part = `page ${route.path}`;
    this.tell({ app, version, part, address: address.slice(0, 200), error }, part, quiet);
  }

  /** A part of the page could not; the rest is there. */
  partFailed({ host, remotes }: PageJob, { part, error }: RenderTrouble): void {
    const app = /:([^/]+)\//.exec(part)?.[1] ?? host.app;
    const release = app === host.app ? host : remotes[app];
    // That a release has no working build has been told, or is known since it was made.
    if (!release) return;
    this.tell({ app, version: release.version, part, error }, part, quiet);
  }

  stray(text: string): void {
    this.tell({ app: null, part: 'worker', error: text }, text, quiet);
  }

  private tell(
    { error, ...details }: { error: string; app: string | null; [name: string]: unknown },
    about: string,
    duration: number,
  ) {
    const line = error.replace(/\s+/g, ' ').slice(0, longestError);
    const name = [details.app, details.version, about, line].join('\n');
    if (this.told.claim(name, duration)) this.log('render', { ...details, error: line });
  }
}
