import { getRate, type RentalLine, type TripPlan, type Vehicle } from '@shop/domain';
import { useBus } from '@shop/events';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, prefetchLayers, toast } from '@shop/ui';
import { isSameContent } from '../../cart/same-content';
import { clearCartToast } from '../../cart/clear-cart-toast';
import { messages } from '../../messages';
import { OtherStoreDialog } from '../../components/other-store/other-store-dialog';
import { useRentalCart, type ShownRentalCart } from '../../rental-cart/use-rental-cart';
import { useRenting } from './use-renting';

/** Why a vehicle cannot be rented for a plan; null where it can. */
function getRefusal(vehicle: Vehicle, plan: TripPlan, line: RentalLine | undefined) {
  if (getRate(vehicle.rates, plan.rentalType) === null) return 'notOffered';
  if (vehicle.available === null) return null;
  if (vehicle.available === 0) return 'taken';
  return line && line.quantity >= vehicle.available ? 'allTaken' : null;
}

/** Whether adding a vehicle changes the plan of those in the cart. */
const isReplanned = ({ lines, plan: known }: ShownRentalCart, plan: TripPlan) =>
  // The server computes the distance.
  lines.length > 0 && known !== null && !isSameContent({ ...known, distance: 0 }, { ...plan, distance: 0 });

/**
 * Adds a vehicle to the rental cart for a plan, or one more of it; without a plan it asks for one. Shows why where the
 * vehicle is not available or not offered this way. HEAD-05, ENT-23.
 */
export function RentVehicle({ vehicle, plan, onPlanWanted }: SlotProps['rent-vehicle']) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const cart = useRentalCart();
  const renting = useRenting();
  const line = cart.lines.find((known) => known.vehicle.id === vehicle.id);
  const refusal = plan && getRefusal(vehicle, plan, line);

  const done = (message: string, lasts?: number) => {
    const view = { label: t('rental.view'), run: () => bus.emit('rental-cart:open-requested', {}) };
    toast.success(message, { action: view, ...(lasts === undefined ? {} : { lasts }) });
  };
  const press = async () => {
    if (!plan) return onPlanWanted();
    const isOther = isReplanned(cart, plan);
    const outcome = await renting.add({ vehicle, plan, quantity: 1 });
    if (outcome === 'added') done(t(isOther ? 'rental.addedReplanned' : 'rental.added'));
  };
  const replace = async () => {
    if ((await renting.replace()) === 'added') done(t('otherProvider.done'), clearCartToast);
  };
  const textKey = !plan ? 'choosePlan' : (refusal ?? (line ? 'more' : 'add'));
  return (
    <>
      <Button
        wide
        icon="car"
        busy={renting.busy}
        disabled={refusal !== null}
        onPointerEnter={prefetchLayers}
        onClick={() => void press()}
      >
        {t(`rental.rent.${textKey}`)}
      </Button>
      <OtherStoreDialog
        textKey="otherProvider"
        open={renting.isAsking}
        busy={renting.busy}
        onConfirm={() => void replace()}
        onCancel={renting.keepCart}
      />
    </>
  );
}
