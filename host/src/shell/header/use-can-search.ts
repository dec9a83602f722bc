import { useSession } from '@shop/session';
import { useOffers } from '../../root/offers';

/** Whether the shop has a search here: in a zone, and not in the parcel module (HEAD-02, D-11). */
export function useCanSearch(): boolean {
  const { serves } = useOffers();
  const isOffered = useSession(({ zoneIds, module }) => zoneIds.length > 0 && module?.type !== 'parcel');
  return isOffered && serves('/home');
}
