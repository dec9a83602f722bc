import { REMOTE_FAILED, type BootData, type RemoteReport } from '@shop/federation';
import type { RuntimeError } from '../analytics/runtime-errors';
import { beacon } from './beacon';

/**
 * Reports fallback levels to the edge; the page never waits for it and never fails because of it. A component is
 * reported once per page: thirty missing wishlist buttons are one failure.
 */
export function reporterTo(boot: BootData) {
  const reported = new Set<string>();
  return (event: RemoteReport): void => {
    const { version, buildId } = boot.remotes[event.app]?.[event.rung] ?? boot.host;
    const name = JSON.stringify([event, buildId]);
    if (reported.has(name)) return;
    reported.add(name);
    if (isFinal(event)) window.dispatchEvent(new CustomEvent(REMOTE_FAILED, { detail: event.app }));
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

/** Whether the fallback chain has ended without another release. */
const isFinal = ({ step }: RemoteReport) => step === 'card' || step === 'kept';

/** The same for an uncaught error. */
export const errorReporterTo = (boot: BootData) => (error: RuntimeError) => {
  const { revision, ticket } = boot;
  beacon('/_report', JSON.stringify({ ...error, revision, ticket, path: window.location.pathname }));
};
