import { useSession } from '@shop/session';
import type { Arrival } from './use-sign-in-flow';

/**
 * Where a visitor without `next` goes: a new customer to their interests, if a location is chosen and the module has
 * categories, everybody else to the home page. STATE-50.
 */
export function useArrivalPage(): (arrival: Arrival) => '/interest' | '/home' {
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const moduleType = useSession((session) => session.module?.type);
  return (arrival) => (arrival === 'sign-up' && hasZone && moduleType !== 'parcel' ? '/interest' : '/home');
}
