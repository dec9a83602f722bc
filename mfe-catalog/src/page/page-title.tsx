import { useShopConfig } from '@shop/api';

/** Title of the document: the page's own words, then the shop's name. */
export function PageTitle({ children }: { children: string }) {
  const settings = useShopConfig();
  return <title>{settings?.businessName ? `${children} · ${settings.businessName}` : children}</title>;
}
