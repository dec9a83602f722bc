import { useSession } from '@shop/session';
import type { Arrival } from './use-sign-in-flow';

/**
 * Where a visitor without an intent of their own is led: a new customer to what they like, where a place is chosen and the
 * module has such things, everybody else to the shop. STATE-50.
 */
export function useArrivalPage(): (arrival: Arrival) => '/interest' | '/home' {
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const moduleType = useSession((session) => session.module?.type);
  return (arrival) => (arrival === 'sign-up' && hasZone && moduleType !== 'parcel' ? '/interest' : '/home');
}
