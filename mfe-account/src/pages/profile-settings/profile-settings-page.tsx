import { useEndpoint } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { ErrorCard, Skeleton } from '@shop/ui';
import { AccountFrame } from '../../components/account/account-frame';
import { messages } from '../../messages';
import { AddressBook } from './address-book';
import { ProfileForm } from './profile-form';

/** The customer's profile and saved addresses. ROUTE-10, GEN-11, PROF-01. */
export function Page() {
  const { t } = useTranslation(messages);
  return (
    <AccountFrame page="profile-settings" title={t('account.profile-settings')}>
      <Profile />
      <AddressBook />
    </AccountFrame>
  );
}

function Profile() {
  const { t } = useTranslation(messages);
  const { data: customer, error, mutate } = useEndpoint(customerInfo, {});
  if (customer) return <ProfileForm key={customer.id} customer={customer} />;
  if (error)
    return (
      <ErrorCard
        title={t('profile.failed')}
        retryLabel={t('retry')}
        onRetry={() => void mutate().catch(() => undefined)}
        compact
      />
    );
  return <Skeleton $height="480px" />;
}
