import { initialChoice, isSoldOut, type Item } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { IconButton, prefetchLayers, toast } from '@shop/ui';
import { useAddToCart } from '../../cart/use-add-to-cart';
import { buttonMessages } from '../../cart/button-messages';
import { OtherStoreDialog } from '../../components/other-store/other-store-dialog';
import { useAddCheck } from './use-add-check';

const needsChoice = (item: Item) =>
  item.variations.length > 0 || item.foodVariations.length > 0 || item.addOns.length > 0 || item.campaign;

/** The plus on a card: adds at once when nothing must be chosen, else opens the item. */
export function QuickAdd({ item }: { item: Item }) {
  const { t } = useTranslation(buttonMessages);
  const bus = useBus();
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const adding = useAddToCart();
  const check = useAddCheck();

  const done = (message: string, options: { lasts?: number } = {}) => {
    const view = { label: t('view'), run: () => bus.emit('cart:open-requested', {}) };
    toast.success(message, { action: view, ...options });
  };
  const press = async () => {
    if (needsChoice(item))
      return bus.emit('item:open-requested', { itemId: item.id, campaign: item.campaign });
    const wanted = { item, choice: initialChoice(item), quantity: 1 };
    const problem = check(item, wanted.choice, 1);
    if (problem) return toast.error(problem);
    if (!hasZone) return bus.emit('place:choose-requested', { because: 'cart' });
    if ((await adding.add(wanted)) === 'added') done(t('add.added'));
  };
  const replace = async () => {
    if ((await adding.replace()) === 'added') done(t('otherStore.done'), { lasts: 5_000 });
  };

  return (
    <>
      <IconButton
        icon="plus"
        tone="brand"
        size={36}
        label={isSoldOut(item) ? t('add.outOfStock') : t('add.quick', { name: item.name })}
        disabled={isSoldOut(item) || adding.busy}
        onPointerEnter={prefetchLayers}
        onClick={() => void press()}
      />
      <OtherStoreDialog
        open={adding.isAskingOtherStore}
        busy={adding.busy}
        onConfirm={() => void replace()}
        onCancel={adding.keepCart}
      />
    </>
  );
}
