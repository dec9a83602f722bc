import type { BootData, RemoteReport } from '@shop/federation';
import type { RuntimeError } from '../vitals/runtime-errors';
import { beacon } from './beacon';

/**
 * Tells the edge of a step down the ladder; the page never waits for it, and never fails because of it. What is said of a part
 * is said once for all its places in a page: thirty hearts that do not come are one failure.
 */
export function reporterTo(boot: BootData) {
  const told = new Set<string>();
  return (event: RemoteReport): void => {
    const release = boot.remotes[event.app]?.[event.rung];
    const body = JSON.stringify({
      kind: 'remote',
      ...event,
      version: release?.version ?? boot.host.version,
      buildId: release?.buildId ?? boot.host.buildId,
      revision: boot.revision,
      path: window.location.pathname,
    });
    if (told.has(body)) return;
    told.add(body);
    beacon('/_report', body);
  };
}

/** The same of an error that nobody has caught. */
export const errorReporterTo = (boot: BootData) => (error: RuntimeError) => {
  const { revision } = boot;
  beacon('/_report', JSON.stringify({ ...error, revision, path: window.location.pathname }));
};
