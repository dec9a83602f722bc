import type { RentalCartAddBody, RentalCartUpdateBody } from '@shop/contract';
import { getRate, toMinor, type TripPlan } from '@shop/domain';
import type { Queries } from '../../database/database';
import type { Owner } from '../../http/identity';
import { conflict, notFound } from '../../http/refusal';
import type { Shop, View } from '../../shop/shop';
import { providerById } from '../rental/providers';
import { offeredVehicle } from '../rental/vehicle-row';
import {
  emptyRentalCart,
  saveLine,
  savePlan,
  lockRentalCart,
  maxQuantity,
  getRentalCart,
  type RentalEntry,
} from './cart-store';
import { checkProvider, checkVehicles, toRates } from './rental-checks';
import { checkPlan, planIn } from './trip-plan';

const maxLines = 50;

type AddBody = { [Name in keyof RentalCartAddBody]-?: Exclude<RentalCartAddBody[Name], undefined> };

/** The unit price that the customer saw for the rental type: from the request, else the current one. */
const getSeenPrice = ({ price }: AddBody, rate: number | null, decimals: number): number | null => {
  const seen = price ? toMinor(price, decimals) : rate;
  return seen !== null && Number.isSafeInteger(seen) ? seen : rate;
};

/** Updates the prices of lines after a change of the rental type. */
export async function showRates(
  tx: Queries,
  cartId: number,
  entries: readonly RentalEntry[],
  { rentalType }: TripPlan,
): Promise<void> {
  for (const { vehicle, quantity } of entries)
    await saveLine(tx, cartId, vehicle.id, { quantity, priceSeen: getRate(toRates(vehicle), rentalType) });
}

/** Adds a vehicle, or increases its line; the plan becomes the cart's. Refuses another provider's vehicle. */
export function addVehicle(shop: Shop, owner: Owner, body: AddBody, view: View): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const cartId = await lockRentalCart(tx, owner);
    const plan = planIn(body);
    checkPlan(plan, view);
    const vehicle = await offeredVehicle(tx, body.vehicle_id, plan);
    const provider = vehicle && (await providerById(tx, vehicle.provider_id));
    if (!provider) throw notFound();
    const before = (await getRentalCart(tx, owner)).plan;
    const { entries } = await getRentalCart(tx, owner, plan);
    if (entries.some((entry) => entry.vehicle.provider_id !== provider.id))
      throw conflict('other_provider', 'otherProvider');
    await checkProvider(tx, provider, plan, view);
    const twin = entries.find((entry) => entry.vehicle.id === vehicle.id);
    const rest = entries.filter((entry) => entry !== twin);
    const quantity = body.quantity + (twin?.quantity ?? 0);
    checkVehicles([...rest, { vehicle, quantity }], plan, view);
    if (quantity > maxQuantity || rest.length >= maxLines) throw conflict('cart_full', 'cartFull');
    await savePlan(tx, cartId, plan);
    if (before?.rentalType !== plan.rentalType) await showRates(tx, cartId, rest, plan);
    const priceSeen = getSeenPrice(body, getRate(toRates(vehicle), plan.rentalType), view.decimals);
    await saveLine(tx, cartId, vehicle.id, { quantity, priceSeen });
  });
}

/** Sets the quantity of a line. Lowering is always allowed, also where the quantity is still too high. */
export function changeQuantity(
  shop: Shop,
  owner: Owner,
  { cart_id: lineId, quantity }: RentalCartUpdateBody,
  view: View,
): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const cartId = await lockRentalCart(tx, owner);
    const { plan, entries } = await getRentalCart(tx, owner);
    const known = entries.find(({ id }) => id === lineId);
    if (!known) throw notFound();
    if (plan && quantity > known.quantity) {
      checkPlan(plan, view);
      checkVehicles([{ ...known, quantity }], plan, view);
    }
    await saveLine(tx, cartId, known.vehicle.id, { quantity, priceSeen: known.priceSeen });
  });
}

/** Sets the plan of all vehicles in the cart; 404 where the id is not the owner's. */
export function changePlan(
  shop: Shop,
  owner: Owner,
  planId: number,
  body: Parameters<typeof planIn>[0],
  view: View,
): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const cartId = await lockRentalCart(tx, owner);
    if (cartId !== planId) throw notFound();
    const plan = planIn(body);
    checkPlan(plan, view);
    const before = (await getRentalCart(tx, owner)).plan;
    const { entries, provider } = await getRentalCart(tx, owner, plan);
    if (provider) await checkProvider(tx, provider, plan, view);
    checkVehicles(entries, plan, view);
    await savePlan(tx, cartId, plan);
    if (before?.rentalType !== plan.rentalType) await showRates(tx, cartId, entries, plan);
  });
}

/** Removes a line of the owner; 404 when there is none. */
export function removeVehicle(shop: Shop, owner: Owner, lineId: number): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const cartId = await lockRentalCart(tx, owner);
    const removed = await tx.query(
      'DELETE FROM rental_cart_lines WHERE cart_id = $1 AND id = $2 RETURNING id',
      [cartId, lineId],
    );
    if (removed.length === 0) throw notFound();
  });
}

export const clearVehicles = (shop: Shop, owner: Owner): Promise<void> =>
  shop.database.transaction(async (tx) => emptyRentalCart(tx, await lockRentalCart(tx, owner)));
