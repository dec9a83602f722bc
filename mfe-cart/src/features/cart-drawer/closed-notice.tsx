import { useEndpoint, useShopConfig } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { orderTiming, storeOpening, type CartLine } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Icon } from '@shop/ui';
import { useClosedText } from '../../cart/use-closed-text';
import { useMinute } from '../../cart/use-minute';
import { Note } from '../../cart-lines/cart-line.styles';
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
  const timing = orderTiming(store, now, timeZone);
  if (timing !== 'closed' && timing !== 'must-schedule') return null;
  const opens = storeOpening(store.openingHours, now, timeZone).next;
  return (
    <Note as="section" $tone={timing === 'closed' ? 'danger' : 'warning'} role="status">
      <Icon name="clock" size={18} />
      <p>
        {toText({ name: store.name, opens })}
        {timing === 'must-schedule' && ` ${t('closedStore.later')}`}
      </p>
    </Note>
  );
}
