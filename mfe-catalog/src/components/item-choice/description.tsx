import { descriptionLimit, plainText } from '@shop/domain';
import { ReadMore } from '../page/read-more';

/** An item's description as text, cut to 130 characters until the visitor expands it. ITEM-07, BIZ-07. */
export const Description = ({ html }: { html: string }) => (
  <ReadMore text={plainText(html)} limit={descriptionLimit} />
);
