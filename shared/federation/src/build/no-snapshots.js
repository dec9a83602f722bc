/**
 * Stands in for the federation runtime's snapshots in the host: manifests and snapshots of a deployment service, which
 * the shop's release table takes the place of. `disableSnapshot` leaves out their plugin, but not this code.
 */
export const getGlobalRemoteInfo = () => ({});

export class SnapshotHandler {
  /** No step of a snapshot's life can be hooked into; plugins of the runtime are offered all the same. */
  hooks = { applyPlugin: () => undefined, removePlugin: () => undefined };
  manifestCache = new Map();
}
