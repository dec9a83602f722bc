import type { ReleaseManifest } from '@shop/federation';
import { findUnmetRequirements } from '../store/promotion-checks';

/**
 * Whether a remote's release is compatible with the host of a visitor. Promotion checks that (F-17); after a rollback of the
 * host, or in a preview, the host may be older.
 */
export const isCompatible = (remote: ReleaseManifest, host: ReleaseManifest): boolean =>
  findUnmetRequirements(remote, host).length === 0;
