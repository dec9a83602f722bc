import { useShopConfig } from '@shop/api';
import { basicAbilities, fullAbilities, type ListAbilities } from './list-filter';

/** The filters and sort orders that this shop's backend supports. */
export function useListAbilities(): ListAbilities {
  const capabilities = useShopConfig()?.capabilities;
  return !capabilities || capabilities.includes('sorting') ? fullAbilities : basicAbilities;
}
