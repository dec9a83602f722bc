import type { CommandName, ShopEvents } from '@shop/events';

const toId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;

/** The item that an address names over its page; null if it names none. mfe-catalog's modal writes these parameters. */
function readItem(search: string): ShopEvents['item:open-requested'] | null {
  const parameters = new URLSearchParams(search);
  const itemId = toId(parameters.get('item'));
  if (itemId === null) return null;
  const cartLineId = toId(parameters.get('item_line'));
  const campaign = parameters.get('item_campaign') === '1';
  return { itemId, campaign, ...(cartLineId === null ? {} : { cartLineId }) };
}

/** The payload with which an address opens the handler of a command; null: it does not. */
export const readNamedLayer = (command: CommandName, search: string) =>
  command === 'item:open-requested' ? readItem(search) : null;
