import { useAction, useCache, useEndpoint } from '@shop/api';
import { notificationList, readNotifications } from '@shop/contract';
import type { CustomerNotification } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, EmptyState, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { PagedList } from '../../components/paged/paged-list';
import { pageSize, type PagedSource } from '../../components/paged/use-page';
import { useKeepsNotificationState } from '../../notifications/use-keeps-notification-state';
import { UpdateRow } from './update-row';

const source: PagedSource<CustomerNotification> = { endpoint: notificationList };

/** The number of unread updates; 0 while loading. */
export const useUnread = (): number =>
  useEndpoint(notificationList, { query: { limit: pageSize, offset: 1 } }).data?.unread ?? 0;

/** The shop's updates for the customer, with unread ones marked where the backend knows them. X-09. */
export function UpdateList() {
  const { t } = useTranslation(messages);
  const cache = useCache();
  const reading = useAction(readNotifications);
  const unread = useUnread();
  const canMarkRead = useKeepsNotificationState();
  const read = async (id: number | null) => {
    await reading.run({ body: { notification_id: id } });
    await cache.refresh(notificationList);
  };
  return (
    <Column>
      {unread > 0 && (
        <Head>
          <span>{t('updates.unread', { count: unread })}</span>
          <Button tone="quiet" small busy={reading.busy} onClick={() => void read(null)}>
            {t('updates.readAll')}
          </Button>
        </Head>
      )}
      <PagedList
        source={source}
        rows
        failed={t('updates.failed')}
        empty={
          <EmptyState drawing="receipt" title={t('updates.none')}>
            {t('updates.noneHint')}
          </EmptyState>
        }
        renderSkeletons={(count) =>
          Array.from({ length: count }, (_, index) => (
            <li key={index} aria-hidden="true">
              <Skeleton $height="72px" />
            </li>
          ))
        }
      >
        {(notification) => (
          <UpdateRow
            key={notification.id}
            notification={canMarkRead ? notification : { ...notification, isRead: true }}
            onRead={() => void read(notification.id)}
          />
        )}
      </PagedList>
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('sm')};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  font-weight: 600;
`;
