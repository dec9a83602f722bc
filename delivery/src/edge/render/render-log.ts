import type { RenderFailure } from '@shop/federation';
import type { Log } from '../log';
import type { PageJob, ServerFile } from './messages';
import { Pauses } from './pauses';

/** Milliseconds for which the same trouble is not told again: a broken part stands in every page. */
const repeatAfter = 60_000;
const longestError = 400;

/** What went wrong in rendering, in one line each, with the release that it belongs to. */
export class RenderLog {
  private readonly pauses: Pauses;

  constructor(
    private readonly log: Log,
    now: () => number,
  ) {
    this.pauses = new Pauses(now);
  }

  /** Once for each release. */
  loadFailed({ app, version, base }: ServerFile, error: string): void {
    this.write({ app, version, part: 'server build', error }, base, Infinity);
  }

  /** The page could not be rendered; it goes out as before there was rendering. */
  pageFailed({ host, remotes, route, address }: PageJob, error: string): void {
    const { app, version } = remotes[route.app] ?? host;
    const part = `page ${route.path}`;
    this.write({ app, version, part, address: address.slice(0, 200), error }, part, repeatAfter);
  }

  /** A part of the page could not; the rest is there. */
  componentFailed({ host, remotes }: PageJob, { part, error }: RenderFailure): void {
    const app = /:([^/]+)\//.exec(part)?.[1] ?? host.app;
    const release = app === host.app ? host : remotes[app];
    // That a release has no working build has been told, or is known since it was made.
    if (!release) return;
    this.write({ app, version: release.version, part, error }, part, repeatAfter);
  }

  stray(text: string): void {
    this.write({ app: null, part: 'worker', error: text }, text, repeatAfter);
  }

  private write(
    { error, ...details }: { error: string; app: string | null; [name: string]: unknown },
    about: string,
    duration: number,
  ) {
    const line = error.replace(/\s+/g, ' ').slice(0, longestError);
    const name = [details.app, details.version, about, line].join('\n');
    if (this.pauses.claim(name, duration)) this.log('render', { ...details, error: line });
  }
}
