import { useShopConfig } from '@shop/api';
import { basicAbilities, fullAbilities, type ListAbilities } from './list-filter';

/** How this shop's lists can be narrowed and ordered. */
export function useListAbilities(): ListAbilities {
  const capabilities = useShopConfig()?.capabilities;
  return !capabilities || capabilities.includes('sorting') ? fullAbilities : basicAbilities;
}
