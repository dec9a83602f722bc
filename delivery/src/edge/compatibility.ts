import type { ReleaseManifest } from '@shop/federation';
import { findUnmetRequirements } from '../store/promotion-checks';

/**
 * Whether a remote's release can live with the host that a visitor gets. Promotion sees to that (F-17); a host that is taken
 * back, or a preview, may be older than what came after it.
 */
export const isCompatible = (remote: ReleaseManifest, host: ReleaseManifest): boolean =>
  findUnmetRequirements(remote, host).length === 0;
