import { useEndpoint, useShopConfig } from '@shop/api';
import { customerInfo, pointTransactions } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { EmptyState, Heading, space } from '@shop/ui';
import styled from 'styled-components';
import { AccountFrame } from '../../components/account/account-frame';
import { AccountUnavailable } from '../../components/account/account-unavailable';
import { LedgerRowSkeletons } from '../../components/account/ledger-row';
import { messages } from '../../messages';
import { PagedList } from '../../components/paged/paged-list';
import { EarningRules } from './earning-rules';
import { PointCard } from './point-card';
import { PointRow } from './point-row';

const source = { endpoint: pointTransactions };

/** Points: balance, value, how to earn more, and history. D-28, WALL-02, HEAD-10. */
export function Page() {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  return (
    <AccountFrame page="loyalty-points" title={t('account.loyalty-points')}>
      {settings && !settings.loyalty && <AccountUnavailable title={t('points.off')} />}
      {settings?.loyalty && (
        <>
          <Points />
          <EarningRules settings={settings} />
          <section>
            <Name as="h2">{t('points.history')}</Name>
            <PagedList
              source={source}
              failed={t('points.failed')}
              empty={
                <EmptyState compact drawing="receipt" title={t('points.none')}>
                  {t('points.noneHint')}
                </EmptyState>
              }
              renderSkeletons={(count) => <LedgerRowSkeletons count={count} />}
              rows
            >
              {(movement) => <PointRow key={movement.id} movement={movement} />}
            </PagedList>
          </section>
        </>
      )}
    </AccountFrame>
  );
}

function Points() {
  const { data } = useEndpoint(customerInfo, {});
  return <PointCard points={data?.loyaltyPoints} />;
}

const Name = styled(Heading)`
  margin-block-end: ${space('xs')};
`;
