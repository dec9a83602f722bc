import { useEndpoint } from '@shop/api';
import { config } from '@shop/contract';

/** Title of the document: the page's own words, then the shop's name. */
export function PageTitle({ children }: { children: string }) {
  const { data } = useEndpoint(config, {});
  return <title>{data?.businessName ? `${children} · ${data.businessName}` : children}</title>;
}
