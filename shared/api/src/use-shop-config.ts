import { config } from '@shop/contract';
import { useEndpoint } from './use-endpoint';

/**
 * Settings of the shop; undefined while the API does not answer. Here, so that the reader of all settings is in the page
 * once and not in every area.
 */
export const useShopConfig = () => useEndpoint(config, {}).data;

/** What a document is titled: the page's own words, then the shop's name. */
export function usePageTitle(words: string): string {
  const name = useShopConfig()?.businessName;
  return name ? `${words} · ${name}` : words;
}
