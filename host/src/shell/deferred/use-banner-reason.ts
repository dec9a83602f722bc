import { useShopEvent } from '@shop/events';
import type { BootData } from '@shop/federation';
import { useSaved } from '@shop/session';
import { useEffect, useState } from 'react';
import type { ConsentStore } from '../../analytics/consent';
import {
  fetchBuilds,
  getBuilds,
  toFingerprint,
  watchReleases,
} from '../../features/release-offer/release-watch';

/** Why a banner is shown; empty: the visitor has not chosen yet what may be tracked. */
export interface BannerReason {
  /** The visitor wants to choose again. */
  isRequested?: true;
  /** Fingerprint of newer releases. */
  release?: string;
}

/** The first reason for a banner, null while there is none. From then on the banners watch for others themselves. */
export function useBannerReason(boot: BootData, consent: ConsentStore): BannerReason | null {
  const isUnasked = useSaved(consent) === 'unasked';
  const [found, setFound] = useState<BannerReason | null>(isUnasked ? {} : null);
  useShopEvent('privacy:choose-requested', () => setFound((before) => ({ ...before, isRequested: true })));
  useEffect(() => {
    if (found) return undefined;
    const current = toFingerprint(getBuilds(boot));
    return watchReleases({
      fetchBuilds,
      onResponse: (release) => release !== current && setFound({ release }),
    });
  }, [boot, found]);
  return found;
}
