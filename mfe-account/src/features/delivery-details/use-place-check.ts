import { useAction } from '@shop/api';
import { zoneOf } from '@shop/contract';
import type { Position } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useState } from 'react';
import { messages } from '../../messages';

/** Asks which zones serve a point, and holds the words for one that the store does not deliver to. STATE-04. */
export function usePlaceCheck(storeZoneId: number | null) {
  const { t } = useTranslation(messages);
  const [problem, setProblem] = useState<string | null>(null);
  const refuse = () => {
    setProblem(t('delivery.notServed'));
    return true;
  };
  const zones = useAction(zoneOf, { onError: (error) => error.status === 404 && refuse() });

  /** Zones of the point; null when it cannot be used, which has then been told. */
  const check = async ({ latitude, longitude }: Position): Promise<number[] | null> => {
    setProblem(null);
    const found = await zones.run({ query: { lat: latitude, lng: longitude } });
    if (!found) return null;
    if (storeZoneId === null || found.zoneIds.includes(storeZoneId)) return found.zoneIds;
    refuse();
    return null;
  };
  return { check, problem, busy: zones.busy, forget: () => setProblem(null) };
}
