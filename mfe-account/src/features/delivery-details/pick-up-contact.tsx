import { useEndpoint } from '@shop/api';
import { customerInfo } from '@shop/contract';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { ErrorCard, Skeleton } from '@shop/ui';
import { useEffect } from 'react';
import { getContact } from '../../components/address/address-values';
import { messages } from '../../messages';
import { ContactCard } from './contact-card';

/** The contact for take away: the customer, unless another one is entered. No address is needed. ROLE-07, ADDR-15. */
export function PickUpContact(props: SlotProps['delivery-details']) {
  const { value, onChange } = props;
  const { t } = useTranslation(messages);
  const { data: customer, error, mutate } = useEndpoint(customerInfo, {});
  const isKnown = Boolean(value?.contactName && value.contactPhone);
  useEffect(() => {
    if (!isKnown && customer?.phone) onChange(getContact(customer));
  }, [isKnown, customer, onChange]);
  if (error && !customer)
    return (
      <ErrorCard title={t('delivery.failed')} retryLabel={t('retry')} onRetry={() => void mutate()} compact />
    );
  if (!customer) return <Skeleton $height="140px" />;
  return (
    <ContactCard
      {...props}
      value={isKnown ? value : null}
      start={value ?? getContact(customer)}
      onContactChange={onChange}
    />
  );
}
