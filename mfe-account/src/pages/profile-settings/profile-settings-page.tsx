import { useEndpoint } from '@shop/api';
import { customerInfo } from '@shop/contract';
import { listsEntry } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Navigate, useSearchParams } from '@shop/router';
import { ErrorCard, Skeleton } from '@shop/ui';
import { AccountFrame } from '../../components/account/account-frame';
import { messages } from '../../messages';
import { AddressBook } from './address-book';
import { ProfileForm } from './profile-form';

/** The customer's profile and saved addresses, for every `page` of /profile that has no page of its own. ROUTE-10, GEN-11, PROF-01. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  // The shopping lists are a page of another app.
  if (search.get('page') === listsEntry.name)
    return (
      <AccountFrame page={listsEntry.name} title={t(`account.${listsEntry.name}`)}>
        <Navigate to={listsEntry.to} replace />
      </AccountFrame>
    );
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
