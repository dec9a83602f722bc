import type { BootData, RemoteReport } from '@shop/federation';
import type { RuntimeError } from '../vitals/runtime-errors';
import { beacon } from './beacon';

/** Tells the edge of a step down the ladder; the page never waits for it, and never fails because of it. */
export function reporterTo(boot: BootData) {
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
    beacon('/_report', body);
  };
}

/** The same of an error that nobody has caught. */
export const errorReporterTo = (boot: BootData) => (error: RuntimeError) => {
  const { revision } = boot;
  beacon('/_report', JSON.stringify({ ...error, revision, path: window.location.pathname }));
};
