import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { useStoreState } from '../../components/cards/use-store-state';
import { messages } from '../../messages';
import { StatusMessage } from '../../components/page/status-message';

/** Why the visitor cannot order now: the store is closed, or does not deliver to their location. X-04. */
export function StoreMessages({ store }: { store: Store }) {
  const { t } = useTranslation(messages);
  const { closedNote } = useStoreState(store);
  const context = store.moduleType;
  const isRental = context === 'rental';
  const isFar = useSession(({ zoneIds }) => zoneIds.length > 0 && !zoneIds.includes(store.zoneId));
  return (
    <>
      {closedNote && (
        <StatusMessage icon="clock" title={closedNote}>
          {isRental
            ? t('provider.bookAhead')
            : t(store.scheduleOrder ? 'store.orderAhead' : 'store.lookMeanwhile')}
        </StatusMessage>
      )}
      {isFar && store.delivery && !isRental && (
        <StatusMessage icon="pin" title={t('store.far', { context })}>
          {store.takeAway ? t('store.pickUp', { context }) : t('store.chooseNearer', { context })}
        </StatusMessage>
      )}
    </>
  );
}
