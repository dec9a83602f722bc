import type { Row } from '../insert-rows';
import { storeNamed } from '../shop/store-rows';
import { withCourier, withKitchen, withMarket, withShop, type WrittenLine } from './written';

interface Talk {
  kind: 'admin' | 'vendor' | 'delivery_man';
  partner: number;
  lines: readonly WrittenLine[];
}

const customer = 1;

/** The courier of the running order. */
const getCourier = (orders: readonly Row[]) =>
  Number(
    orders.find(({ status, owner_id: owner }) => status === 'picked_up' && owner === String(customer))
      ?.courier_id ?? 1,
  );

/** The demo customer's conversations. */
export function messageRows(now: Date, orders: readonly Row[]): { conversations: Row[]; messages: Row[] } {
  const talks: Talk[] = [
    { kind: 'admin', partner: 0, lines: withShop },
    { kind: 'vendor', partner: storeNamed('Harbour Market').id, lines: withMarket },
    { kind: 'vendor', partner: storeNamed('Bayt Al Mezze').id, lines: withKitchen },
    { kind: 'delivery_man', partner: getCourier(orders), lines: withCourier },
  ];
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const conversations: Row[] = talks.map(({ kind, partner, lines }, index) => ({
    id: index + 1,
    customer_id: customer,
    partner_kind: kind,
    partner_id: partner,
    created_at: at(lines[0]?.minutes ?? 0),
  }));
  const messages: Row[] = talks.flatMap(({ lines }, index) =>
    lines.map(({ own, minutes, text, pictures = [], isNew = false }) => ({
      conversation_id: index + 1,
      own,
      message: text,
      pictures,
      seen: own || !isNew,
      created_at: at(minutes),
    })),
  );
  return { conversations, messages: messages.map((row, index) => ({ id: index + 1, ...row })) };
}
