import { useEndpoint } from '@shop/api';
import type { Endpoint, Page } from '@shop/contract';
import { toAnalyticsItem, type Item } from '@shop/domain';
import { useMeasured } from '@shop/events';
import { usePageInAddress } from './page-in-address';

/** Entries that the stream is told of a list. */
const most = 20;

/** Tells the analytics stream of a list of items, once for each question: those that it begins with. */
export function useTrackedList<Args>(
  endpoint: Endpoint<Args, Page<Item>>,
  getArgs: (page: number) => Args,
): void {
  const args = getArgs(usePageInAddress() ?? 1);
  // The list's own question: it is asked once.
  const { data } = useEndpoint(endpoint, args);
  useMeasured(data ? JSON.stringify([endpoint.path, args]) : null, () => {
    const items = (data?.entries ?? []).slice(0, most).map((item) => toAnalyticsItem(item));
    return { name: 'view_item_list', list: endpoint.path.replace(/^\/api\/v\d+\//, ''), items };
  });
}
