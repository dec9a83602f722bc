import { useEndpoint, useShopConfig } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { getStoreClosure, type CartLine } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Icon } from '@shop/ui';
import { useClosedText } from '../../cart/use-closed-text';
import { useMinute } from '../../cart/use-minute';
import { Note } from '../../components/cart-lines/cart-line.styles';
import { messages } from '../../messages';

/** Says that the cart's store is closed now, when it opens, and whether it takes orders for later. STATE-07. */
export function ClosedNotice({ lines }: { lines: CartLine[] }) {
  const { t } = useTranslation(messages);
  const toText = useClosedText();
  const now = useMinute();
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';
  const id = lines[0]?.item.storeId;
  const store = useEndpoint(storeDetails, id === undefined ? null : { params: { id } }).data;
  if (!now || !store) return null;
  const closure = getStoreClosure(store, now, timeZone);
  if (!closure) return null;
  const { opens, takesOrdersForLater } = closure;
  return (
    <Note as="section" $tone={takesOrdersForLater ? 'warning' : 'danger'} role="status">
      <Icon name="clock" size={18} />
      <p>
        {toText({ name: store.name, opens })}
        {takesOrdersForLater && ` ${t('closedStore.later')}`}
      </p>
    </Note>
  );
}
