import { useAction, useCache, useEndpoint } from '@shop/api';
import { rentalCartMerge, settleRentalCartMerge, type SettleCartMergeBody } from '@shop/contract';
import { getMergedPlan, type RentalCart } from '@shop/domain';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { Text } from '@shop/ui';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '../../messages';
import { usePlanTexts } from '../../rental-cart/use-plan-texts';
import { useRentalCart, useRentalController } from '../../rental-cart/use-rental-cart';
import { Carts, MergeFrame } from './merge-frame';
import { OneCart } from './one-cart';

type MergeChoice = SettleCartMergeBody['keep'];

/** Settles the merge and shows the remaining rental cart. */
function useSettle() {
  const settling = useAction(settleRentalCartMerge);
  const controller = useRentalController();
  const cache = useCache();
  const settle = async (choice: MergeChoice) => {
    const cart = await settling.run({ body: { keep: choice } });
    if (!cart) return;
    await controller.show(cart);
    await cache.replace(rentalCartMerge, {}, { offered: null });
  };
  return { settle: (choice: MergeChoice) => void settle(choice), busy: settling.busy };
}

/**
 * The guest's and the account's rental cart to choose from, of two providers. Closing the dialog decides nothing; the
 * rental cart still links to it. D-17.
 */
export default function RentalMergeDialog({ done }: ListenerProps<object>) {
  const { t } = useTranslation(messages);
  const merge = useEndpoint(rentalCartMerge, {}, { revalidateOnMount: true });
  const { settle, busy } = useSettle();
  const offered = merge.data?.offered;
  // Here or in another tab.
  const isSettled = offered === null && !merge.isValidating;
  const close = useEffectEvent(done);
  useEffect(() => {
    if (isSettled) close();
  }, [isSettled]);
  return (
    <MergeFrame title={t('merge.title')} isChoice merge={merge} onClose={done}>
      {offered && <TwoCarts offered={offered} busy={busy} onChoose={settle} />}
    </MergeFrame>
  );
}

interface TwoCartsProps {
  offered: RentalCart;
  busy: boolean;
  onChoose: (choice: MergeChoice) => void;
}

/** Each with its pick-up as it will be: where the guest's is over, the account's stays. */
function TwoCarts({ offered, busy, onChoose }: TwoCartsProps) {
  const { t } = useTranslation(messages);
  const own = useRentalCart();
  const now = useNow();
  const plan = now ? getMergedPlan(own.plan, offered.plan, now) : offered.plan;
  return (
    <>
      <Text $soft>{t('rental.merge')}</Text>
      <Carts>
        <VehicleCart
          title={t('merge.guest')}
          cart={{ ...offered, plan }}
          busy={busy}
          onChoose={() => onChoose('guest')}
        />
        <VehicleCart title={t('merge.account')} cart={own} busy={busy} onChoose={() => onChoose('account')} />
      </Carts>
    </>
  );
}

interface VehicleCartProps {
  title: string;
  cart: RentalCart;
  busy: boolean;
  onChoose: () => void;
}

function VehicleCart({ cart: { provider, plan, lines }, ...props }: VehicleCartProps) {
  const { t } = useTranslation(messages);
  const texts = usePlanTexts();
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <OneCart
      {...props}
      seller={provider?.name}
      lines={lines.map(({ id, quantity, vehicle: { name, imageUrl } }) => ({ id, quantity, name, imageUrl }))}
      count={t('rental.count', { count })}
      value={plan ? texts.from(plan) : ''}
    />
  );
}
