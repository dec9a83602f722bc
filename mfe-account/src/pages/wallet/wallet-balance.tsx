import { useEndpoint } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, ErrorCard, prefetchLayers } from '@shop/ui';
import { BalanceCard } from '../../components/account/balance-card';
import { messages } from '../../messages';
import { prefetchAddFund } from './add-fund/add-fund';

/** What the wallet holds, in full (D-19). `onAdd` null: money cannot be added. */
export function WalletBalance({ onAdd }: { onAdd: (() => void) | null }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  const { data, error, isValidating, mutate } = useEndpoint(customerInfo, {});
  if (!data && error)
    return (
      <ErrorCard
        compact
        title={t('wallet.balanceFailed')}
        retryLabel={t('retry')}
        onRetry={() => void mutate()}
        busy={isValidating}
      />
    );
  const prefetch = () => {
    prefetchLayers();
    prefetchAddFund();
  };
  return (
    <BalanceCard
      label={t('wallet.balance')}
      amount={data && money(data.walletBalance)}
      note={t('wallet.balanceHint')}
    >
      {onAdd && (
        <Button
          tone="secondary"
          icon="plus"
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => onAdd()}
        >
          {t('wallet.add')}
        </Button>
      )}
    </BalanceCard>
  );
}
