import { useEndpoint, useShopConfig } from '@shop/api';
import { landingTexts } from '@shop/contract';
import type { ShopConfig } from '@shop/domain';

/**
 * Addresses of the shop's apps: some backends return them with the settings, others with the landing page (ENT-49).
 */
export function useAppLinks(): ShopConfig['apps'] {
  const settings = useShopConfig()?.apps;
  const landing = useEndpoint(landingTexts, {}).data?.apps;
  return {
    playStoreUrl: settings?.playStoreUrl ?? landing?.playStoreUrl ?? null,
    appStoreUrl: settings?.appStoreUrl ?? landing?.appStoreUrl ?? null,
  };
}
