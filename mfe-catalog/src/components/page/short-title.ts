import { cutText, descriptionLimit } from '@shop/domain';

/** A name for a dialog's head: one of thousands of letters would leave no room for what is in it (F-44). */
export function shortTitle(name: string): string {
  const { text, cut } = cutText(name, descriptionLimit);
  return cut ? `${text}…` : text;
}
