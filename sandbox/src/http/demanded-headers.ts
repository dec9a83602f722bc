import type { Endpoint } from '@shop/contract';
import { invalid } from './refusal';
import type { Scope } from './scope';

/** Refuses a call without a header that its endpoint requires (403), like all backends of the family. */
export function checkDemands(
  { demands }: Pick<Endpoint, 'demands'>,
  { moduleId, namesZones }: Pick<Scope, 'moduleId' | 'namesZones'>,
): void {
  if (demands.includes('module') && moduleId === null) throw invalid('moduleId', 'moduleRequired');
  if (demands.includes('zone') && !namesZones) throw invalid('zoneId', 'zoneRequired');
}
