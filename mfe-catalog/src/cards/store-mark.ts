import type { Store } from '@shop/domain';

/** As what a heart knows a store: those of a rental module are providers. ENT-29. */
export const markOf = ({ id, moduleType }: Pick<Store, 'id' | 'moduleType'>) =>
  moduleType === 'rental' ? { providerId: id } : { storeId: id };
