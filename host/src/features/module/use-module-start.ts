import { useApi } from '@shop/api';
import { categoryList } from '@shop/contract';
import type { ShopModule } from '@shop/domain';
import { useOffers } from '../../root/offers';

/** Milliseconds that a change of module waits for the module's categories. */
const timeout = 800;

/**
 * Where a change of module leads: to its home page, or to the interests when the customer has chosen some in other
 * modules only. STATE-29.
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
