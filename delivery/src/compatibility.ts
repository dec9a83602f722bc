import type { ReleaseManifest } from '@shop/federation';
import { findUnmetRequirements } from './store/promotion-checks';

/**
 * Whether a remote's release is compatible with the host of a visitor. Promotion checks that (F-17); after a rollback of the
 * host, or in a preview, the host may be older.
 */
const isCompatible = (remote: ReleaseManifest, host: ReleaseManifest): boolean =>
  findUnmetRequirements(remote, host).length === 0;

/**
 * The release of a remote that a visitor with this host gets: the one before, if the assigned one does not fit the host and
 * the one before does (F-17). Edges assign by this, and the status tells by this what they assign.
 */
export const getFitting = <Release extends { manifest: ReleaseManifest }>(
  live: Release,
  previous: Release | null,
  host: Release,
): Release =>
  previous && !isCompatible(live.manifest, host.manifest) && isCompatible(previous.manifest, host.manifest)
    ? previous
    : live;
