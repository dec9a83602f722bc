import type { RenderFailure } from '@shop/federation';
import { hostApp } from '../release-set';
import type { PageJob, ServerFile } from './messages';

/** `page:mfe-catalog/home-page`: a component that could not be loaded. */
const loadedPart = /^(?:page|slot):([^/]+)\//;

/** The apps whose files a stack names, the innermost first. */
function getAppsIn(stack: string, { host, remotes }: PageJob): string[] {
  const files = [host, ...Object.values(remotes)].filter((file): file is ServerFile => file !== null);
  return stack
    .split('\n')
    .flatMap((line) => files.filter(({ path }) => line.includes(`${path}:`)).map(({ app }) => app));
}

/**
 * The apps whose code has thrown. If that is the host's, such as a component of the kit or React itself, the remote that has
 * called it may have been wrong: then both are named, and the comparison with their default releases tells which.
 */
export function findThrowers(stack: string, job: PageJob): string[] {
  const [first, ...others] = getAppsIn(stack, job);
  if (first !== undefined && first !== hostApp) return [first];
  const caller = others.find((app) => app !== hostApp);
  return caller === undefined ? [hostApp] : [hostApp, caller];
}

/**
 * The apps whose releases made a part of a page fail on the server. None if that is unknown (a host that sends no stack), or
 * if the release has no server build on purpose.
 */
export function findFailedApps({ part, stack }: RenderFailure, job: PageJob): string[] {
  const app = loadedPart.exec(part)?.[1];
  if (app !== undefined) return app === hostApp || job.remotes[app] ? [app] : [];
  return stack === undefined ? [] : findThrowers(stack, job);
}
