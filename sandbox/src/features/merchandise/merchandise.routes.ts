import type { Server } from '../../serve';
import { bannerRoutes } from './banners.routes';
import { campaignRoutes } from './campaigns.routes';
import { flashSaleRoutes } from './flash-sales.routes';
import { orderAgainRoutes } from './order-again.routes';
import { topicRoutes } from './topics.routes';

/** Banners, campaigns, flash sales, topics and ordering again. */
export function merchandiseRoutes(server: Server): void {
  bannerRoutes(server);
  campaignRoutes(server);
  flashSaleRoutes(server);
  topicRoutes(server);
  orderAgainRoutes(server);
}
