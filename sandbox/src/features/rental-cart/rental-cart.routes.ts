import {
  addToRentalCart,
  clearRentalCart,
  removeRentalVehicle,
  rentalCart,
  updateRentalCart,
  updateRentalPlan,
} from '@shop/contract';
import { serve, type Asked, type Server } from '../../serve';
import type { View } from '../../shop/shop';
import { providerToWire } from '../rental/providers';
import { vehicleToWire } from '../rental/vehicle-wire';
import { rentalCartOf, type RentalCartState } from './cart-store';
import { addVehicle, changePlan, changeQuantity, clearVehicles, removeVehicle } from './rental-cart';
import { planToWire } from './trip-plan';

/** ENT-23. Of a vehicle that is not rented out any more none is free. */
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

/** What is to be rented: one provider's vehicles for one plan. Every call answers the whole cart. CALL-17, CALL-18. */
export function rentalCartRoutes(server: Server): void {
  const { shop } = server;

  const cart = async ({ owner, view }: Pick<Asked<unknown>, 'owner' | 'view'>) =>
    cartToWire(await rentalCartOf(shop.database, owner()), view);

  serve(server, rentalCart, cart);

  serve(server, addToRentalCart, async (asked) => {
    await addVehicle(shop, asked.owner(), asked.body, asked.view);
    return cart(asked);
  });

  serve(server, updateRentalCart, async (asked) => {
    await changeQuantity(shop, asked.owner(), asked.body, asked.view);
    return cart(asked);
  });

  serve(server, updateRentalPlan, async (asked) => {
    await changePlan(shop, asked.owner(), asked.params.id, asked.body, asked.view);
    return cart(asked);
  });

  serve(server, removeRentalVehicle, async (asked) => {
    await removeVehicle(shop, asked.owner(), asked.params.id);
    return cart(asked);
  });

  serve(server, clearRentalCart, async (asked) => {
    await clearVehicles(shop, asked.owner());
    return cart(asked);
  });
}
