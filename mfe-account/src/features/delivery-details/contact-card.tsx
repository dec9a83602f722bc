import { useShopConfig } from '@shop/api';
import type { Address } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button, Icon, IconButton, space, Text } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  createAddressDrafts,
  useAddressDraft,
  type AddressDrafts,
} from '../../components/address/address-drafts';
import { AddressForm } from '../../components/address/address-form';
import { AddressLayer } from '../../components/address/address-layer';
import { toAddress, getInitialValues } from '../../components/address/address-values';
import type { AddressValues } from '../../components/address/contact-schema';
import { ContactView } from '../../components/address/contact-view';
import { useLocationCheck } from '../../components/address/use-location-check';
import { messages } from '../../messages';
import { Section } from './section';
import type { ErrorKey } from '../../components/form/use-error-text';

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

type Props = Pick<SlotProps['delivery-details'], 'orderType' | 'storeZoneId' | 'value' | 'parcelEnd'> & {
  /** Initial address of the form; null for the visitor's location. */
  start: Address | null;
  onContactChange: (address: Address) => void;
  /** Below the contact. */
  children?: ReactNode;
};

/** The contact, or a button to enter it; for deliveries with the address. ADDR-11 … ADDR-15. */
export function ContactCard(props: Props) {
  const { orderType, value, parcelEnd, onContactChange, children } = props;
  const { t } = useTranslation(messages);
  const [isEditing, setEditing] = useState(false);
  const [drafts] = useState(createAddressDrafts);
  const withAddress = orderType === 'delivery';
  const deliveryTitle = t(parcelEnd ? 'parcel.from' : 'delivery.addresses');
  const title = withAddress ? deliveryTitle : t('delivery.contact');
  const edit = () => setEditing(true);
  const submitContact = (address: Address) => {
    onContactChange(address);
    setEditing(false);
  };
  const pencil = (
    <IconButton icon="edit" label={t(withAddress ? 'delivery.editHint' : 'delivery.change')} onClick={edit} />
  );
  return (
    <Section title={title} action={value && pencil}>
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
      {children}
      {isEditing && (
        <ContactDialog
          {...props}
          title={title}
          drafts={drafts}
          onContactChange={submitContact}
          onClose={() => setEditing(false)}
        />
      )}
    </Section>
  );
}

function ContactDialog({
  title,
  drafts,
  onClose,
  orderType,
  storeZoneId,
  start,
  onContactChange,
}: Props & { title: string; drafts: AddressDrafts; onClose: () => void }) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const place = useSession((session) => session.place);
  const zones = useLocationCheck(storeZoneId);
  const withAddress = orderType === 'delivery';
  const draft = useAddressDraft(
    drafts,
    getInitialValues(start, place, null, settings?.defaultPosition ?? nowhere),
  );
  const submit = (address: Address) => {
    draft.forget();
    onContactChange(address);
  };

  const save = async (values: AddressValues): Promise<ErrorKey | null> => {
    if (!withAddress) {
      // For take away the location is no delivery address, only the form's initial value.
      submit(toAddress({ ...values, address: start?.address ?? '' }, start?.zoneIds ?? []));
      return null;
    }
    const checked = await zones.check(values);
    if ('refused' in checked) return checked.refused;
    submit(toAddress(values, checked.zoneIds));
    return null;
  };
  return (
    <AddressLayer title={title} onClose={onClose}>
      <AddressForm
        kind={withAddress ? 'guest' : 'contact'}
        draft={draft}
        submitLabel={t('form.save')}
        busy={zones.busy}
        onSave={save}
      />
    </AddressLayer>
  );
}
