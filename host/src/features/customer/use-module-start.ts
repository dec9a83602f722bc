import { useApi } from '@shop/api';
import { categoryList } from '@shop/contract';
import type { ShopModule } from '@shop/domain';
import { useOffers } from '../../root/offers';

/** For so long a change of module waits to hear what is sold there, in milliseconds. */
const timeout = 800;

/**
 * Where a change to a module leads: to its shop front, or to choosing what is liked there for a customer who has said so of
 * other modules only. STATE-29.
 */
export function useModuleStart(): (module: ShopModule) => Promise<'/home' | '/interest'> {
  const api = useApi();
  const { serves } = useOffers();
  return async ({ id, type }) => {
    const session = api.session.getState();
    if (session.interests.length === 0 || type === 'parcel' || !serves('/interest')) return '/home';
    const timedOut = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeout));
    const categories = await Promise.race([
      api.send(categoryList, {}, { moduleId: id }).catch(() => null),
      timedOut,
    ]);
    if (!categories?.length) return '/home';
    return categories.some((category) => session.interests.includes(category.id)) ? '/home' : '/interest';
  };
}
