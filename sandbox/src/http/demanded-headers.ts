import type { Endpoint } from '@shop/contract';
import { invalid } from './refusal';
import type { Scope } from './scope';

/** Refuses a call that lacks a header which its endpoint demands (403), as all backends of the family do. */
export function checkDemands(
  { demands }: Pick<Endpoint, 'demands'>,
  { moduleId, namesZones }: Pick<Scope, 'moduleId' | 'namesZones'>,
): void {
  if (demands.includes('module') && moduleId === null) throw invalid('moduleId', 'moduleRequired');
  if (demands.includes('zone') && !namesZones) throw invalid('zoneId', 'zoneRequired');
}
