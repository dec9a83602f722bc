import type { Address } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, Card, EmptyState, ErrorCard, Heading, Skeleton, space } from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { AddressDialog } from './address-dialog';
import { ContactView, useDetailsOf } from './contact-view';
import { keyOfAddress, useCustomerAddresses } from './customer-addresses';

const Stack = styled(Card)`
  display: grid;
  gap: ${space('sm')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
`;

/** Without a choice that is still on offer, the first one is it. STATE-04. */
function useFirstChoice(
  addresses: Address[] | null,
  { value, onChange }: Pick<SlotProps['delivery-details'], 'value' | 'onChange'>,
) {
  useEffect(() => {
    if (!addresses) return;
    const isOffered = value && addresses.some((address) => keyOfAddress(address) === keyOfAddress(value));
    const first = addresses[0] ?? null;
    if (!isOffered && (value || first)) onChange(first);
  }, [addresses, value, onChange]);
}

/** A customer's choice of addresses, or for take away the contact. ADDR-05 … ADDR-09, STATE-04, ROLE-07. */
export function CustomerDetails(props: SlotProps['delivery-details']) {
  const { orderType, value } = props;
  const { t } = useTranslation(messages);
  const known = useCustomerAddresses(props);
  useFirstChoice(known.addresses, props);
  if (known.error && !known.addresses)
    return <ErrorCard title={t('delivery.failed')} retryLabel={t('retry')} onRetry={known.retry} compact />;
  if (!known.addresses) return <Skeleton $height="180px" />;
  if (orderType === 'delivery') return <AddressChoice {...props} known={known} />;
  return (
    <Stack>
      <Heading>{t('delivery.contact')}</Heading>
      {value && <ContactView address={value} withAddress={false} />}
    </Stack>
  );
}

type ChoiceProps = SlotProps['delivery-details'] & { known: ReturnType<typeof useCustomerAddresses> };

function AddressChoice({ known, storeZoneId, value, onChange }: ChoiceProps) {
  const { t } = useTranslation(messages);
  const detailsOf = useDetailsOf();
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const addresses = known.addresses ?? [];
  const options = addresses.map((address) => ({
    value: keyOfAddress(address),
    label: t(address.id === null ? 'delivery.selected' : `delivery.${address.type}`),
    note: [address.address, detailsOf(address)].filter(Boolean).join(' · '),
    icon: address.type === 'home' ? ('home' as const) : ('pin' as const),
  }));
  const choose = (key: string) => onChange(addresses.find((entry) => keyOfAddress(entry) === key) ?? null);
  return (
    <Stack>
      <Heading>{t('delivery.addresses')}</Heading>
      {options.length === 0 ? (
        <EmptyState drawing="pin" compact title={t('delivery.noAddress')}>
          {t('delivery.noAddressHint')}
        </EmptyState>
      ) : (
        <RadioCardGroup
          label={t('delivery.saved')}
          name="delivery-address"
          options={options}
          value={value && keyOfAddress(value)}
          onChange={choose}
        />
      )}
      <Buttons>
        <Button tone="secondary" small icon="plus" onClick={() => setEdited('new')}>
          {t('delivery.addAddress')}
        </Button>
        {value && value.id !== null && (
          <Button tone="quiet" small icon="edit" onClick={() => setEdited(value)}>
            {t('delivery.edit')}
          </Button>
        )}
      </Buttons>
      {edited && (
        <AddressDialog
          address={edited === 'new' ? null : edited}
          known={known}
          storeZoneId={storeZoneId}
          onSaved={onChange}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
