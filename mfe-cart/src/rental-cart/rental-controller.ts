import { ApiError, type Api } from '@shop/api';
import {
  addToRentalCart,
  clearRentalCart,
  removeRentalVehicle,
  rentalCart,
  updateRentalCart,
  updateRentalPlan,
  type RentalPlanBody,
} from '@shop/contract';
import type { RentalCart, RentalLine, TripPlan, Vehicle } from '@shop/domain';
import { type Cache, connected, LinesController } from '../cart/controller/lines-controller';
import { toPlanBody, toRentBody } from './to-rental-body';

/** `other-provider`: nothing was added, the customer is asked first, as where stores would mix (STATE-14). */
export type RentOutcome = 'added' | 'failed' | 'other-provider';

export interface WantedVehicle {
  vehicle: Vehicle;
  plan: TripPlan;
  quantity: number;
}

const isOtherProvider = ({ provider, lines }: RentalCart, vehicle: Vehicle): boolean =>
  lines.length > 0 && provider !== null && provider.id !== vehicle.provider.id;

const getName = (line: RentalLine) => line.vehicle.name;

/** All that changes the rental cart goes through here. Whether a vehicle is free the server says, so adding waits for it. */
export class RentalController extends LinesController<RentalCart, RentalLine> {
  protected readonly getName = getName;

  constructor(api: Api, cache: Cache) {
    super(api, cache, rentalCart, 'shop-rental-cart');
  }

  /** Adds, or raises the number of the vehicle; the plan becomes the cart's. */
  add(wanted: WantedVehicle): Promise<RentOutcome> {
    this.watch();
    const { signal } = this.owner;
    return this.tasks.take(() => this.sendAdd(wanted, signal));
  }

  /** The other provider's vehicles go, the wanted one comes. Where it cannot come, they are put back. */
  async replace(wanted: WantedVehicle): Promise<RentOutcome> {
    const before = this.cache.peek(rentalCart, {});
    if (!(await this.clear())) return 'failed';
    const outcome = await this.add(wanted);
    if (outcome !== 'added' && before) await this.putBack(before.lines, before.plan);
    return outcome;
  }

  /** Brings a removed vehicle back: before its removal is sent as if nothing had been. */
  async restore(line: RentalLine, plan: TripPlan): Promise<RentOutcome> {
    if (this.takeRemovalBack(line)) return 'added';
    return this.add({ vehicle: line.vehicle, plan, quantity: line.quantity });
  }

  /** Another time, place or way for all vehicles; a refused one leaves the cart as it was. */
  replan(plan: TripPlan): Promise<boolean> {
    this.watch();
    const { signal } = this.owner;
    const body = toPlanBody(plan, this.timeZone);
    const send = (by: AbortSignal) => this.sendPlan(body, by);
    return this.tasks.take(() => this.attempt(send, signal, () => void this.replan(plan)));
  }

  /** Of the shop's clocks. */
  private get timeZone(): string {
    return this.api.session.getState().wireRules?.timeZone ?? 'UTC';
  }

  /** CALL-18. */
  clear = (): Promise<boolean> => this.empty(clearRentalCart);

  /** Adds vehicles that were there before. */
  async putBack(lines: readonly RentalLine[], plan: TripPlan | null): Promise<void> {
    if (!plan) return;
    for (const { vehicle, quantity } of lines) await this.add({ vehicle, plan, quantity });
  }

  protected sendQuantity(line: RentalLine, quantity: number, signal: AbortSignal): Promise<RentalCart> {
    return quantity === 0
      ? this.api.send(removeRentalVehicle, { params: { id: line.id } }, { signal })
      : this.api.send(updateRentalCart, { body: { cart_id: line.id, quantity } }, { signal });
  }

  /** Where the plan's id is not known the cart is asked for it; one that has no plan any more has nothing to change. */
  private async sendPlan(body: RentalPlanBody, signal: AbortSignal): Promise<RentalCart> {
    const known = this.cache.peek(rentalCart, {})?.planId;
    const id = known ?? (await this.api.send(rentalCart, {}, { signal })).planId;
    if (id === null) throw new ApiError('http', 404, []);
    return this.api.send(updateRentalPlan, { params: { id }, body }, { signal });
  }

  private async sendAdd(wanted: WantedVehicle, signal: AbortSignal): Promise<RentOutcome> {
    const { api } = this;
    await connected(signal);
    await api.ensureGuest().catch(() => undefined);
    try {
      const before = await api.send(rentalCart, {}, { signal });
      if (isOtherProvider(before, wanted.vehicle)) return 'other-provider';
      const cart = await this.sendVehicle(before, wanted, signal);
      if (!signal.aborted) await this.show(cart);
      return signal.aborted ? 'failed' : 'added';
    } catch (error) {
      if (error instanceof ApiError && error.has('other_provider')) return 'other-provider';
      await this.fail(error, signal, () => void this.add(wanted));
      return 'failed';
    }
  }

  /** Backends refuse a second line of a vehicle: the first is raised, for the plan that is wanted now. */
  private async sendVehicle(
    { lines, plan: before }: RentalCart,
    { vehicle, plan, quantity }: WantedVehicle,
    signal: AbortSignal,
  ): Promise<RentalCart> {
    const { api, timeZone } = this;
    const equal = lines.find((line) => line.vehicle.id === vehicle.id);
    if (!equal) {
      const { decimals } = api.session.getState();
      const body = toRentBody(vehicle, plan, quantity, { decimals, timeZone });
      return api.send(addToRentalCart, { body }, { signal });
    }
    const wanted = toPlanBody(plan, timeZone);
    if (!before || !isSamePlan(toPlanBody(before, timeZone), wanted)) await this.sendPlan(wanted, signal);
    const body = { cart_id: equal.id, quantity: equal.quantity + quantity };
    return api.send(updateRentalCart, { body }, { signal });
  }
}

const isSamePlan = (one: RentalPlanBody, other: RentalPlanBody) =>
  JSON.stringify(one) === JSON.stringify(other);

/** One for each application root, however many parts of this app show the rental cart. */
const controllers = new WeakMap<Api, RentalController>();

export function getRentalController(api: Api, cache: Cache): RentalController {
  const known = controllers.get(api);
  if (known) return known;
  const controller = new RentalController(api, cache);
  controllers.set(api, controller);
  return controller;
}
