import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { color, Icon, radius, size, space, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useStoreState } from '../../cards/use-store-state';
import { messages } from '../../messages';

/** What stands in the way of an order now: the store is closed, or does not come to the visitor's place. X-04. */
export function StoreNotices({ store }: { store: Store }) {
  const { t } = useTranslation(messages);
  const { closedNote } = useStoreState(store);
  const isFar = useSession(({ zoneIds }) => zoneIds.length > 0 && !zoneIds.includes(store.zoneId));
  return (
    <>
      {closedNote && (
        <Notice icon="clock" title={closedNote}>
          {t(store.scheduleOrder ? 'store.orderAhead' : 'store.lookMeanwhile')}
        </Notice>
      )}
      {isFar && store.delivery && (
        <Notice icon="pin" title={t('store.far')}>
          {store.takeAway ? t('store.pickUp') : t('store.chooseNearer')}
        </Notice>
      )}
    </>
  );
}

function Notice({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <Box role="note">
      <Icon name={icon} size={24} />
      <p>
        <strong>{title}</strong>
        {children}
      </p>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  margin-block-end: ${space('md')};
  padding: ${space('sm')} ${space('md')};
  border-radius: ${radius('lg')};
  background: ${color('warningGround')};
  color: ${color('warning')};
  font-size: ${size('sm')};
  & strong {
    display: block;
    font-size: ${size('md')};
  }
`;
