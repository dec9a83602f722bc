import { courierPosition, submitCourierReview } from '@shop/contract';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { visibleOrder } from '../orders/order-store';
import { courierPositionAt } from './courier-position';
import { reviewCourier } from './courier-review';

/** The position of an order's courier, and reviews of couriers. D-24, X-07. */
export function courierRoutes(server: Server): void {
  const { shop } = server;
  const { database } = shop;

  serve(
    server,
    courierPosition,
    async ({ owner, query, view }) => {
      const order = await visibleOrder(database, owner(), query, view);
      const position = courierPositionAt(order, view.now, shop.stepSeconds);
      const location = position && {
        latitude: String(position.latitude),
        longitude: String(position.longitude),
      };
      return { order_id: order.id, delivery_man_id: order.courier?.id ?? null, location };
    },
    { perMinute: 240 },
  );

  serve(
    server,
    submitCourierReview,
    async ({ owner, body, view, language }) => {
      await reviewCourier(database, owner(), body, view.now);
      return { message: translate(language, 'reviewTaken') };
    },
    { perMinute: 60 },
  );
}
