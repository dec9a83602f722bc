import {
  addToRentalCart,
  clearRentalCart,
  removeRentalVehicle,
  rentalCart,
  rentalCartMerge,
  settleRentalCartMerge,
  updateRentalCart,
  updateRentalPlan,
} from '@shop/contract';
import { serve, type ServedRequest, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { providerToWire } from '../rental/providers';
import { vehicleToWire } from '../rental/vehicle-wire';
import { getRentalCart, type RentalCartState } from './cart-store';
import { addVehicle, changePlan, changeQuantity, clearVehicles, removeVehicle } from './rental-cart';
import { openRentalMerge, settleRentalMerge } from './rental-merge';
import { planToWire } from './trip-plan';

/** ENT-23. A vehicle that is no longer offered has no available units. */
const cartToWire = ({ id: cartId, plan, provider, entries }: RentalCartState, view: View) => ({
  provider: provider && providerToWire(provider, view),
  user_data: plan && { id: cartId, ...planToWire(plan) },
  carts: entries.map(({ id, quantity, priceSeen, vehicle }) => ({
    id,
    quantity,
    provider_id: vehicle.provider_id,
    vehicle_id: vehicle.id,
    vehicle: vehicleToWire(vehicle.offered ? vehicle : { ...vehicle, available: 0 }, view),
    price_seen: priceSeen === null ? null : view.money(priceSeen),
  })),
});

/** The rental cart: one provider's vehicles for one plan. Every call returns the whole cart. CALL-17, CALL-18. */
export function rentalCartRoutes(server: Server): void {
  const { shop } = server;

  const cart = async ({ owner, view }: Pick<ServedRequest<unknown>, 'owner' | 'view'>) =>
    cartToWire(await getRentalCart(shop.database, owner()), view);

  serve(server, rentalCart, cart);

  serve(server, addToRentalCart, async (request) => {
    await addVehicle(shop, request.owner(), request.body, request.view);
    return cart(request);
  });

  serve(server, updateRentalCart, async (request) => {
    await changeQuantity(shop, request.owner(), request.body, request.view);
    return cart(request);
  });

  serve(server, updateRentalPlan, async (request) => {
    await changePlan(shop, request.owner(), request.params.id, request.body, request.view);
    return cart(request);
  });

  serve(server, removeRentalVehicle, async (request) => {
    await removeVehicle(shop, request.owner(), request.params.id);
    return cart(request);
  });

  serve(server, clearRentalCart, async (request) => {
    await clearVehicles(shop, request.owner());
    return cart(request);
  });

  serve(server, rentalCartMerge, async ({ customerId, view }) => {
    const offered = await openRentalMerge(shop.database, customerId());
    return { offered: offered && cartToWire(offered, view) };
  });

  serve(server, settleRentalCartMerge, async (request) => {
    await settleRentalMerge(shop.database, request.customerId(), request.body.keep, request.view.now);
    return cart(request);
  });
}
