import { useEndpoint } from '@shop/api';
import { rentalCartMerge } from '@shop/contract';
import type { Provider, RentalLine as Line, TripPlan } from '@shop/domain';
import { useBus, useShopEvent } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useOnLeave } from '@shop/router';
import { Button, EmptyState, toast } from '@shop/ui';
import { useRef, useState, type Ref } from 'react';
import { useProceed } from '../../cart/use-proceed';
import { CartFrame, SellerRow } from '../../components/cart-lines/cart-frame';
import { ClearCart } from '../../components/cart-lines/clear-cart';
import { focusAfter } from '../../components/cart-lines/focus-after';
import { MergeNote } from '../../components/cart-lines/merge-note';
import type { Removal } from '../../components/cart-lines/undo-bar';
import { messages } from '../../messages';
import { PlanCard } from '../../components/trip-summary/plan-card';
import { getRentalProblem } from '../../rental-cart/trip-facts';
import { useRentalCart, useRentalController, type ShownRentalCart } from '../../rental-cart/use-rental-cart';
import { RentalFoot } from './rental-foot';
import { RentalLine } from './rental-line';

const allVehicles = '/rental/vehicle-search?all_category=1';

/** Removes a vehicle, with undo for a while. */
function useRemoval(plan: TripPlan | null) {
  const { t } = useTranslation(messages);
  const controller = useRentalController();
  const [removed, setRemoved] = useState<Removal | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const restore = async (line: Line) => {
    const outcome = plan && (await controller.restore(line, plan));
    if (outcome === 'other-provider') toast.error(t('rental.undoOtherProvider'));
  };
  const remove = (line: Line) => {
    focusAfter(list.current, line);
    controller.setQuantity(line, 0);
    setRemoved({ id: line.id, restore: () => void restore(line) });
  };
  return { removed, remove, list, forget: () => setRemoved(null) };
}

/** Links to the question which of two rental carts to keep, while it is undecided. D-17. */
function MergeBanner() {
  const bus = useBus();
  const offered = useEndpoint(rentalCartMerge, {}).data?.offered;
  return offered ? (
    <MergeNote textKey="open" onLook={() => bus.emit('rental-cart:merge-requested', {})} />
  ) : null;
}

/** The rental cart: provider, plan, vehicles, total, and 'Book now'. ENT-23, CALL-17, CALL-18. */
export default function RentalDrawer({ done }: ListenerProps<object>) {
  const { t } = useTranslation(messages);
  const cart = useRentalCart();
  const changes = useRentalController();
  const { plan, lines } = cart;
  const proceedOptions = { lineCount: lines.length, next: '/rental/checkout', home: allVehicles, changes };
  const { proceed, busy } = useProceed(proceedOptions, done);
  const { removed, remove, list, forget } = useRemoval(plan);
  useOnLeave(done);
  useShopEvent('session:ended', done);
  const isBlocked = plan === null || lines.some((line) => getRentalProblem(line, plan) !== null);
  const foot = lines.length > 0 ? <RentalFoot {...{ cart, isBlocked, busy }} onBook={proceed} /> : null;
  const empty = (
    <EmptyState
      title={t('rental.empty.title')}
      action={<Button onClick={proceed}>{t('rental.empty.action')}</Button>}
    >
      {t('rental.empty.text')}
    </EmptyState>
  );
  return (
    <CartFrame
      {...{ cart, removed, foot, empty }}
      title={t('rental.title')}
      failure={{ title: t('rental.failed'), text: cart.refusal }}
      onClose={done}
      onRemovalDone={forget}
      before={<MergeBanner />}
    >
      {cart.provider && plan && lines.length > 0 ? (
        <CartContent {...{ cart, plan, list }} provider={cart.provider} onLeave={done} onRemove={remove} />
      ) : null}
    </CartFrame>
  );
}

interface CartContentProps {
  cart: ShownRentalCart;
  plan: TripPlan;
  provider: Provider;
  list: Ref<HTMLUListElement>;
  onLeave: () => void;
  onRemove: (line: Line) => void;
}

function CartContent({ cart, plan, provider, list, onLeave, onRemove }: CartContentProps) {
  const controller = useRentalController();
  return (
    <>
      <SellerRow name={provider.name} to={`/rental/provider-details?id=${provider.id}`} onLeave={onLeave}>
        <ClearCart clear={controller.clear} putBack={() => void controller.putBack(cart.lines, plan)} />
      </SellerRow>
      <PlanCard plan={plan} provider={provider} lines={cart.lines} />
      <ul ref={list}>
        {cart.lines.map((line) => (
          <RentalLine key={line.id} line={line} plan={plan} onRemove={onRemove} />
        ))}
      </ul>
    </>
  );
}
