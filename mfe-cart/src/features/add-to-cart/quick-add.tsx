import { initialChoice, type Item } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { color, IconButton, prefetchLayers, radius, size, toast, VisuallyHidden } from '@shop/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useAddToCart } from '../../cart/use-add-to-cart';
import { buttonMessages } from '../../cart/button-messages';
import { isProvisional } from '../../cart/controller/apply-pending';
import { useCart } from '../../cart/use-cart';
import { OtherStoreDialog } from '../../components/other-store/other-store-dialog';
import { CardStepper } from './card-stepper';
import { useAddCheck } from './use-add-check';
import { useKeptFocus } from './use-kept-focus';
import { useMayOrder } from './use-may-order';

const needsChoice = (item: Item) =>
  item.variations.length > 0 || item.foodVariations.length > 0 || item.addOns.length > 0 || item.campaign;

/** The item's lines in the cart, and whether the only one is being changed. */
function useLinesOfItem(item: Item) {
  const { lines, locked } = useCart();
  const own = item.campaign ? [] : lines.filter((line) => line.item.id === item.id);
  return { own, isLocked: own.some((line) => locked.has(line.id)) };
}

/**
 * The plus on a card: adds at once when nothing must be chosen, else opens the item; disabled where the item's page sells
 * nothing either. What is in the cart already has a
 * stepper instead; several choices of one item have their number beside the plus.
 */
export function QuickAdd({ item }: { item: Item }) {
  const { t } = useTranslation(buttonMessages);
  const bus = useBus();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const adding = useAddToCart();
  const check = useAddCheck();
  const mayOrder = useMayOrder(item);
  const { own, isLocked } = useLinesOfItem(item);
  const [only] = own;
  const box = useRef<HTMLSpanElement>(null);
  const isEnabled = !adding.busy && !isLocked && own.every((line) => !isProvisional(line));
  const keepFocus = useKeptFocus(box, `${own.length} ${isEnabled}`);

  const done = (message: string, options: { lasts?: number } = {}) => {
    const view = { label: t('view'), run: () => bus.emit('cart:open-requested', {}) };
    toast.success(message, { action: view, ...options });
  };
  const open = () => bus.emit('item:open-requested', { itemId: item.id, campaign: item.campaign });
  const press = async () => {
    keepFocus();
    if (needsChoice(item)) return open();
    const wanted = { item, choice: initialChoice(item), quantity: 1 };
    const problem = check(item, wanted.choice, 1);
    if (problem) return toast.error(problem);
    if (!hasZone) return bus.emit('place:choose-requested', { because: 'cart' });
    if ((await adding.add(wanted)) === 'added') done(t('add.added'));
  };
  const replace = async (keeps: boolean) => {
    if ((await adding.replace(keeps)) === 'added')
      done(t(keeps ? 'otherStore.kept' : 'otherStore.done'), { lasts: 5_000 });
  };
  const count = own.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <Box ref={box}>
      {only && own.length === 1 ? (
        <CardStepper
          line={only}
          isLocked={isLocked}
          onPress={keepFocus}
          onChoose={needsChoice(item) ? open : undefined}
        />
      ) : (
        <IconButton
          icon="plus"
          tone="brand"
          size={36}
          label={mayOrder ? t('add.quick', { name: item.name }) : t('add.outOfStock')}
          disabled={!mayOrder || adding.busy}
          onPointerEnter={prefetchLayers}
          onClick={() => void press()}
        />
      )}
      {own.length > 1 && (
        <Count>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{t('add.inCart', { count })}</VisuallyHidden>
        </Count>
      )}
      <OtherStoreDialog
        open={adding.isAskingOtherStore}
        busy={adding.busy}
        onConfirm={() => void replace(false)}
        onKeep={() => void replace(true)}
        onCancel={adding.keepCart}
      />
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: grid;
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: -8px;
  inset-inline-start: -8px;
  min-inline-size: max(20px, 1.2em);
  padding-inline: 5px;
  border-radius: ${radius('full')};
  background: ${color('surface')};
  color: ${color('text')};
  border: 1px solid ${color('border')};
  font-size: ${size('xs')};
  font-weight: 700;
  line-height: max(18px, 1.2em);
  text-align: center;
  pointer-events: none;
`;
