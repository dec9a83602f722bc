import { useEndpoint } from '@shop/api';
import { config } from '@shop/contract';

/** Settings of the shop; undefined while the API does not answer. */
export const useShopConfig = () => useEndpoint(config, {}).data;
