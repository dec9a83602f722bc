import lookUp from '@photostructure/tz-lookup';
import { config } from '@shop/contract';
import type { ApiResponse } from './fetch-response';
import { beforeSettings, readModel } from './read-model';

/**
 * The time zone of a shop whose backend sends none (the family's do not): the configured one, else that of the shop's own
 * position; UTC while the settings are unknown. D-12.
 */
export function shopTimeZone(settings: ApiResponse | null, set: string | null): string {
  if (set) return set;
  const shop = readModel(config, settings, beforeSettings);
  if (!shop) return 'UTC';
  const { latitude, longitude } = shop.defaultPosition;
  const isPosition =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPosition ? lookUp(latitude, longitude) : 'UTC';
}
