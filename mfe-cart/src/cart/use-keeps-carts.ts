import { useShopConfig } from '@shop/api';

/** Whether the backend keeps shopping lists and waiting carts.. */
export const useKeepsCarts = (): boolean => useShopConfig()?.capabilities.includes('saved-lists') ?? false;
