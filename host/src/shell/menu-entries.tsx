import { LateSlot } from '@shop/federation';
import { Skeleton } from '@shop/ui';
import type { ReactElement } from 'react';
import { useOffers } from '../root/offers';

interface Manner {
  /** The space reserved for each. */
  height: string;
  /** Called when a link is followed. */
  onGo?: () => void;
}

/** The link of every remote that provides one, including remotes newer than this release of the host. */
export function useMenuEntries({ height, onGo }: Manner): ReactElement[] {
  const { getSlotProviders } = useOffers();
  const space = <Skeleton aria-hidden="true" $height={height} $width="8rem" />;
  return getSlotProviders('menu-entry').map((app) => (
    <li key={app}>
      <LateSlot name="menu-entry" app={app} fallback={space} {...(onGo && { onGo })} />
    </li>
  ));
}
