import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import { toAnalyticsItem, type Item } from '@shop/domain';
import { useMeasured } from '@shop/events';
import { usePageInAddress } from './page-in-address';

/** The most entries of a list in the event. */
const most = 20;

/** Tracks the first items of a list, once per query. */
export function useTrackedList<Args>(
  endpoint: Endpoint<Args, Page<Item>>,
  getArgs: (page: number) => Args,
): void {
  const args = getArgs(usePageInAddress() ?? 1);
  // The same query as the list's, so it is sent once.
  const { data } = useEndpoint(endpoint, args);
  useMeasured(data ? JSON.stringify([endpoint.path, args]) : null, () => {
    const items = (data?.entries ?? []).slice(0, most).map((item) => toAnalyticsItem(item));
    return { name: 'view_item_list', list: endpoint.path.replace(/^\/api\/v\d+\//, ''), items };
  });
}
