import type { RenderFailure } from '@shop/federation';
import type { Log } from '../log';
import type { PageJob, ServerFile } from './messages';
import { Pauses } from './pauses';

/** Milliseconds for which the same failure is not logged again: a broken component is in every page. */
const repeatAfter = 60_000;
const longestError = 400;

/** Logs failures of rendering, one line each, with the release concerned. */
export class RenderLog {
  private readonly pauses: Pauses;

  constructor(
    private readonly log: Log,
    now: () => number,
  ) {
    this.pauses = new Pauses(now);
  }

  /** Logged once for each release. */
  loadFailed({ app, version, base }: ServerFile, error: string): void {
    this.write({ app, version, part: 'server build', error }, base, Infinity);
  }

  /** The page could not be rendered; it is sent without content. */
  pageFailed({ host, remotes, route, address }: PageJob, error: string, failed: readonly string[]): void {
    const { app, version } = remotes[route.app] ?? host;
    const part = `page ${route.path}`;
    this.write({ app, version, part, address: address.slice(0, 200), failed, error }, part, repeatAfter);
  }

  /** A component of the page could not be rendered; the rest was. `failed`: the apps that made it fail, empty if unknown. */
  componentFailed(
    { host, remotes }: PageJob,
    { part, error }: RenderFailure,
    [app, ...others]: readonly string[],
  ): void {
    // A missing server build has been logged already, or is intended.
    if (app === undefined && part.includes('/')) return;
    const release = app === undefined || app === host.app ? host : remotes[app];
    if (!release) return;
    const perhaps = others.length ? { perhaps: others } : {};
    this.write({ app: release.app, version: release.version, part, ...perhaps, error }, part, repeatAfter);
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
