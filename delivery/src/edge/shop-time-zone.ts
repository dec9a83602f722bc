import lookUp from '@photostructure/tz-lookup';
import { config } from '@shop/contract';
import type { Answer } from './fetch-answer';
import { beforeSettings, modelOf } from './read-answer';

/**
 * The time zone of a shop whose backend names none (the family's do not): the one that was set, else that of the shop's
 * own position; UTC while the settings are not known. D-12.
 */
export function shopTimeZone(settings: Answer | null, set: string | null): string {
  if (set) return set;
  const shop = modelOf(config, settings, beforeSettings);
  if (!shop) return 'UTC';
  const { latitude, longitude } = shop.defaultPosition;
  const isPlace =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPlace ? lookUp(latitude, longitude) : 'UTC';
}
