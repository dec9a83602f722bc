import type { Server } from '../../serve';
import { bannerRoutes } from './banners.routes';
import { campaignRoutes } from './campaigns.routes';
import { flashSaleRoutes } from './flash-sales.routes';
import { orderAgainRoutes } from './order-again.routes';
import { topicRoutes } from './topics.routes';

/** What a shop puts before its visitors beside the lists of its catalogue. */
export function merchandiseRoutes(server: Server): void {
  bannerRoutes(server);
  campaignRoutes(server);
  flashSaleRoutes(server);
  topicRoutes(server);
  orderAgainRoutes(server);
}
