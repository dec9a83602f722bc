import { cutText, descriptionLimit } from '@shop/domain';

/** A shortened name for a dialog's title, so that a very long one leaves room for the content (F-44). */
export function shortTitle(name: string): string {
  const { text, cut } = cutText(name, descriptionLimit);
  return cut ? `${text}…` : text;
}
