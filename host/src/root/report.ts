import type { BootData, RemoteReport } from '@shop/federation';
import type { RuntimeError } from '../analytics/runtime-errors';
import { beacon } from './beacon';

/**
 * Tells the edge of a step down the fallback chain; the page never waits for it, and never fails because of it. What is said of a part
 * is said once for all its places in a page: thirty hearts that do not come are one failure.
 */
export function reporterTo(boot: BootData) {
  const reported = new Set<string>();
  return (event: RemoteReport): void => {
    const { version, buildId } = boot.remotes[event.app]?.[event.rung] ?? boot.host;
    const name = JSON.stringify([event, buildId]);
    if (reported.has(name)) return;
    reported.add(name);
    const body = JSON.stringify({
      kind: 'remote',
      ...event,
      version,
      buildId,
      revision: boot.revision,
      ticket: boot.ticket,
      path: window.location.pathname,
    });
    beacon('/_report', body);
  };
}

/** The same of an error that nobody has caught. */
export const errorReporterTo = (boot: BootData) => (error: RuntimeError) => {
  const { revision, ticket } = boot;
  beacon('/_report', JSON.stringify({ ...error, revision, ticket, path: window.location.pathname }));
};
