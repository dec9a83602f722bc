import type { Server } from '../serve';
import { addressRoutes } from './address/address.routes';
import { authRoutes } from './auth/auth.routes';
import { socialRoutes } from './auth-social/social.routes';
import { cartRoutes } from './cart/cart.routes';
import { frontRoutes } from './catalog/front.routes';
import { itemRoutes } from './catalog/items.routes';
import { storeRoutes } from './catalog/stores.routes';
import { suggestionRoutes } from './catalog/suggestions';
import { configRoutes } from './config/config.routes';
import { landingRoutes } from './front/landing.routes';
import { couponRoutes } from './coupons/coupons.routes';
import { courierRoutes } from './couriers/couriers.routes';
import { sandboxRoutes } from './faults/sandbox.routes';
import { healthRoutes } from './health/health.routes';
import { mediaRoutes } from './media/media.routes';
import { merchandiseRoutes } from './merchandise/merchandise.routes';
import { orderRoutes } from './orders/orders.routes';
import { paymentRoutes } from './payments/payments.routes';
import { placesRoutes } from './places/places.routes';
import { prescriptionRoutes } from './prescriptions/prescriptions.routes';
import { providerRoutes } from './providers/providers.routes';
import { reviewRoutes } from './reviews/reviews.routes';

/** Everything that the backend answers. */
export async function addFeatures(server: Server, { faults }: { faults: boolean }): Promise<void> {
  if (faults) sandboxRoutes(server);
  healthRoutes(server);
  mediaRoutes(server.app);
  configRoutes(server);
  placesRoutes(server);
  frontRoutes(server);
  storeRoutes(server);
  landingRoutes(server);
  itemRoutes(server);
  merchandiseRoutes(server);
  reviewRoutes(server);
  suggestionRoutes(server);
  authRoutes(server);
  socialRoutes(server);
  addressRoutes(server);
  cartRoutes(server);
  couponRoutes(server);
  orderRoutes(server);
  courierRoutes(server);
  await paymentRoutes(server);
  await providerRoutes(server);
  await prescriptionRoutes(server);
}
