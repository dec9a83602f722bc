import type { BootData, RemoteReport } from '@shop/federation';

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
    try {
      navigator.sendBeacon('/_report', new Blob([body], { type: 'application/json' }));
    } catch {
      // A report that cannot be sent must not become a second failure.
    }
  };
}
