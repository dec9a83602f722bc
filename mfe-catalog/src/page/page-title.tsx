import { usePageTitle } from '@shop/api';

/** Title of the document: the page's own words, then the shop's name. */
export function PageTitle({ children }: { children: string }) {
  return <title>{usePageTitle(children)}</title>;
}
