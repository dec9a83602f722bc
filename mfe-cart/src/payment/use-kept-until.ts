import { useShopConfig } from '@shop/api';
import type { Order } from '@shop/domain';
import { useFormat } from '@shop/i18n';
import { useNow } from '@shop/session';

/** Until when an unpaid order is kept, as a time of day; null where the backend does not say it, and once it is over. X-06. */
export function useKeptUntil(order: Order | undefined): string | null {
  const minutes = useShopConfig()?.unpaidMinutes ?? null;
  const { clockTime } = useFormat();
  const now = useNow();
  const until = Date.parse(order?.placedAt ?? '') + (minutes ?? Number.NaN) * 60_000;
  if (!now || Number.isNaN(until) || until <= now.getTime()) return null;
  return clockTime(new Date(until).toISOString());
}
