import { useShopConfig } from '@shop/api';
import type { Address, OrderType } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button, Card, Dialog, Heading, Icon, IconButton, space, Text } from '@shop/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { AddressForm } from './address-form';
import { toAddress, valuesOf } from './address-values';
import type { AddressValues } from './contact-schema';
import { ContactView } from './contact-view';
import { storedGuestContact, storeGuestContact } from './guest-contact';
import { usePlaceCheck } from './use-place-check';

const Stack = styled(Card)`
  display: grid;
  gap: ${space('sm')};
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space('sm')};
`;

const Nobody = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('sm')};
  & > div {
    flex: 1 1 200px;
  }
`;

const nowhere = { latitude: 0, longitude: 0 };

/** Whether an order of this kind can go to it. */
function isUsable(address: Address, orderType: OrderType, storeZoneId: number | null): boolean {
  if (orderType === 'take_away') return true;
  return address.address !== '' && (storeZoneId === null || address.zoneIds.includes(storeZoneId));
}

/**
 * What a guest gave on an earlier visit stands there again (STATE-38); what does not fit the way of delivery or the
 * store is given up, so that the checkout never holds an address that it cannot use.
 */
function useFittingContact({ value, orderType, storeZoneId, onChange }: SlotProps['delivery-details']) {
  useEffect(() => {
    if (value && isUsable(value, orderType, storeZoneId)) return;
    const stored = storedGuestContact();
    if (stored && isUsable(stored, orderType, storeZoneId)) onChange(stored);
    else if (value) onChange(null);
  }, [value, orderType, storeZoneId, onChange]);
}

/** The guest's contact: what was given, or the way to give it. ADDR-11 … ADDR-15, ROLE-07. */
export function GuestDetails(props: SlotProps['delivery-details']) {
  const { orderType, value } = props;
  const { t } = useTranslation(messages);
  const [isEditing, setEditing] = useState(false);
  useFittingContact(props);
  const withAddress = orderType === 'delivery';
  const title = t(withAddress ? 'delivery.addresses' : 'delivery.contact');
  const edit = () => setEditing(true);
  return (
    <Stack>
      <Head>
        <Heading>{title}</Heading>
        {value && (
          <IconButton
            icon="edit"
            label={t(withAddress ? 'delivery.editHint' : 'delivery.change')}
            onClick={edit}
          />
        )}
      </Head>
      {value ? (
        <ContactView address={value} withAddress={withAddress} />
      ) : (
        <Nobody>
          <Icon name="user" size={32} />
          <div>
            <Text>{t('delivery.noContact')}</Text>
            <Text $soft $small>
              {t('delivery.noContactHint')}
            </Text>
          </div>
          <Button tone="secondary" small icon="plus" onClick={edit}>
            {t(withAddress ? 'delivery.addAddress' : 'delivery.addContact')}
          </Button>
        </Nobody>
      )}
      <GuestDialog {...props} title={title} open={isEditing} onClose={() => setEditing(false)} />
    </Stack>
  );
}

type DialogProps = SlotProps['delivery-details'] & { title: string; open: boolean; onClose: () => void };

function GuestDialog({ title, open, onClose, orderType, storeZoneId, value, onChange }: DialogProps) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const place = useSession((session) => session.place);
  const zones = usePlaceCheck(storeZoneId);
  const withAddress = orderType === 'delivery';

  const save = async (values: AddressValues) => {
    const zoneIds = withAddress ? await zones.check(values) : (value?.zoneIds ?? []);
    if (!zoneIds) return;
    // For take away the place is nobody's wish, only what the form began with.
    const known = withAddress ? values : { ...values, address: value?.address ?? '' };
    const address = toAddress(known, zoneIds);
    storeGuestContact(address);
    onChange(address);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('close')}>
      <AddressForm
        kind={withAddress ? 'guest' : 'contact'}
        start={valuesOf(
          value ?? (open ? storedGuestContact() : null),
          place,
          null,
          settings?.defaultPosition ?? nowhere,
        )}
        submitLabel={t('form.save')}
        busy={zones.busy}
        placeProblem={zones.problem}
        onSave={(values) => void save(values)}
      />
    </Dialog>
  );
}
