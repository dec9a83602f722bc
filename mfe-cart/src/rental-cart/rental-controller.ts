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
import {
  toVehicleAnalyticsItem,
  type RentalCart,
  type RentalLine,
  type TripPlan,
  type Vehicle,
} from '@shop/domain';
import {
  type Cache,
  waitForConnection,
  LinesController,
  type CartOwner,
} from '../cart/controller/lines-controller';
import { toPlanBody, toRentBody } from './to-rental-body';

/** `other-provider`: nothing was added; the customer must be asked first, as with stores (STATE-14). */
export type RentOutcome = 'added' | 'failed' | 'other-provider';

export interface WantedVehicle {
  vehicle: Vehicle;
  plan: TripPlan;
  quantity: number;
}

const isOtherProvider = ({ provider, lines }: RentalCart, vehicle: Vehicle): boolean =>
  lines.length > 0 && provider !== null && provider.id !== vehicle.provider.id;

const getName = (line: RentalLine) => line.vehicle.name;

/**
 * Every change of the rental cart goes through this class. Only the server knows whether a vehicle is available, so
 * adding waits for its response.
 */
export class RentalController extends LinesController<RentalCart, RentalLine> {
  protected readonly getName = getName;

  constructor(api: Api, cache: Cache) {
    super(api, cache, rentalCart, 'shop-rental-cart');
  }

  /** Adds a vehicle, or raises its quantity; the plan becomes the cart's. */
  add(wanted: WantedVehicle): Promise<RentOutcome> {
    this.watch();
    const owner = this.getOwner();
    return this.tasks.take(() => this.sendAdd(wanted, owner));
  }

  /** Replaces the other provider's vehicles. They are restored where one of the new ones cannot be added. */
  async replace(...wanted: WantedVehicle[]): Promise<RentOutcome> {
    const before = this.cache.peek(rentalCart, {});
    if (!(await this.clear())) return 'failed';
    for (const [index, vehicle] of wanted.entries()) {
      const outcome = await this.add(vehicle);
      if (outcome === 'added') continue;
      if (index > 0) await this.clear();
      if (before) await this.putBack(before.lines, before.plan);
      return outcome;
    }
    return 'added';
  }

  /** Restores a removed vehicle. A removal that is not sent yet is cancelled. */
  async restore(line: RentalLine, plan: TripPlan): Promise<RentOutcome> {
    if (this.takeRemovalBack(line)) return 'added';
    return this.add({ vehicle: line.vehicle, plan, quantity: line.quantity });
  }

  /** Changes the plan of all vehicles. A refused plan leaves the cart as it was. */
  replan(plan: TripPlan): Promise<boolean> {
    this.watch();
    const owner = this.getOwner();
    const body = toPlanBody(plan, this.timeZone);
    const send = ({ signal }: CartOwner) => this.sendPlan(body, signal);
    return this.tasks.take(() => this.attempt(send, owner, { retry: () => void this.replan(plan) }));
  }

  /** Of the shop's clocks. */
  private get timeZone(): string {
    return this.api.session.getState().wireRules?.timeZone ?? 'UTC';
  }

  clear = (): Promise<boolean> => this.empty(clearRentalCart);

  /** Adds vehicles of an earlier cart again. */
  async putBack(lines: readonly RentalLine[], plan: TripPlan | null): Promise<void> {
    if (!plan) return;
    for (const { vehicle, quantity } of lines) await this.add({ vehicle, plan, quantity });
  }

  protected sendQuantity(line: RentalLine, quantity: number, signal: AbortSignal): Promise<RentalCart> {
    return quantity === 0
      ? this.api.send(removeRentalVehicle, { params: { id: line.id } }, { signal })
      : this.api.send(updateRentalCart, { body: { cart_id: line.id, quantity } }, { signal });
  }

  /** Reads the cart where the plan's id is unknown. A cart without a plan is left as it is. */
  private async sendPlan(body: RentalPlanBody, signal: AbortSignal): Promise<RentalCart> {
    const known = this.cache.peek(rentalCart, {})?.planId;
    const id = known ?? (await this.api.send(rentalCart, {}, { signal })).planId;
    if (id === null) throw new ApiError('http', 404, []);
    return this.api.send(updateRentalPlan, { params: { id }, body }, { signal });
  }

  private async sendAdd(wanted: WantedVehicle, owner: CartOwner): Promise<RentOutcome> {
    const { api } = this;
    const { signal } = owner;
    await waitForConnection(signal);
    await api.ensureGuest().catch(() => undefined);
    try {
      const before = await api.send(rentalCart, {}, { signal });
      if (isOtherProvider(before, wanted.vehicle)) return 'other-provider';
      const cart = await this.sendVehicle(before, wanted, signal);
      if (!signal.aborted) await this.show(cart);
      const items = [toVehicleAnalyticsItem(wanted.vehicle, wanted.quantity)];
      api.bus.emit('analytics:measured', { name: 'add_to_cart', items });
      return signal.aborted ? 'failed' : 'added';
    } catch (error) {
      if (error instanceof ApiError && error.has('other_provider')) return 'other-provider';
      await this.handleFailure(error, owner, () => void this.add(wanted));
      return 'failed';
    }
  }

  /**
   * Backends refuse a second line of a vehicle: the first is raised, for the plan that is wanted now. Where that is
   * refused, the earlier plan is restored, because nothing was added.
   */
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
    const earlier = before && toPlanBody(before, timeZone);
    const hasOtherPlan = !earlier || !isSamePlan(earlier, wanted);
    if (hasOtherPlan) await this.sendPlan(wanted, signal);
    const body = { cart_id: equal.id, quantity: equal.quantity + quantity };
    try {
      return await api.send(updateRentalCart, { body }, { signal });
    } catch (error) {
      if (earlier && hasOtherPlan) await this.sendPlan(earlier, signal).catch(() => undefined);
      throw error;
    }
  }
}

const isSamePlan = (one: RentalPlanBody, other: RentalPlanBody) =>
  JSON.stringify(one) === JSON.stringify(other);

/** One controller for each application root, however many components show the rental cart. */
const controllers = new WeakMap<Api, RentalController>();

export function getRentalController(api: Api, cache: Cache): RentalController {
  const known = controllers.get(api);
  if (known) return known;
  const controller = new RentalController(api, cache);
  controllers.set(api, controller);
  return controller;
}
