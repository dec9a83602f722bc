import type { BootData, RemoteReport } from '@shop/federation';
import type { RuntimeError } from '../vitals/runtime-errors';
import { beacon } from './beacon';

const failed = new WeakMap<BootData, Set<string>>();

/** Whether nothing of this release has failed in this page before: edges count visits that fail, not what fails in them. */
function isFirst(boot: BootData, app: string, buildId: string): boolean {
  const names = failed.get(boot) ?? new Set();
  failed.set(boot, names);
  const name = `${app} ${buildId}`;
  const first = !names.has(name);
  names.add(name);
  return first;
}

/** A part that is asked for once more may yet come. */
const isFailure = ({ step }: RemoteReport) => step !== 'retry';

/**
 * Tells the edge of a step down the ladder; the page never waits for it, and never fails because of it. What is said of a part
 * is said once for all its places in a page: thirty hearts that do not come are one failure.
 */
export function reporterTo(boot: BootData) {
  const told = new Set<string>();
  return (event: RemoteReport): void => {
    const { version, buildId } = boot.remotes[event.app]?.[event.rung] ?? boot.host;
    const name = JSON.stringify([event, buildId]);
    if (told.has(name)) return;
    told.add(name);
    const body = JSON.stringify({
      kind: 'remote',
      ...event,
      first: isFailure(event) && isFirst(boot, event.app, buildId),
      version,
      buildId,
      revision: boot.revision,
      path: window.location.pathname,
    });
    beacon('/_report', body);
  };
}

/** The same of an error that nobody has caught. */
export const errorReporterTo = (boot: BootData) => (error: RuntimeError) => {
  const { revision } = boot;
  const first = isFirst(boot, error.app, error.buildId);
  beacon('/_report', JSON.stringify({ ...error, first, revision, path: window.location.pathname }));
};
