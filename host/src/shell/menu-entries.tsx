import { LateSlot } from '@shop/federation';
import { Skeleton } from '@shop/ui';
import type { ReactElement } from 'react';
import { useOffers } from '../root/offers';

interface Manner {
  /** Of the space that is kept for each. */
  height: string;
  /** Runs when one is followed. */
  onGo?: () => void;
}

/** A line for every area that offers a way in, also for those that came after this release of the host. */
export function useMenuEntries({ height, onGo }: Manner): ReactElement[] {
  const { getSlotProviders } = useOffers();
  const space = <Skeleton aria-hidden="true" $height={height} $width="8rem" />;
  return getSlotProviders('menu-entry').map((app) => (
    <li key={app}>
      <LateSlot name="menu-entry" app={app} fallback={space} {...(onGo && { onGo })} />
    </li>
  ));
}
