import type { Provider } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import { StoreRow } from './store-row';

/** Leads to the provider. */
export function ProviderRow({ provider }: { provider: Provider }) {
  const { t } = useTranslation(messages);
  return (
    <StoreRow store={provider} to={`/rental/provider-details?id=${provider.id}`}>
      <span>{t('trips.count', { count: provider.vehicleCount })}</span>
    </StoreRow>
  );
}
