import { useShopConfig } from '@shop/api';
import type { Address, Position } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { useIsCustomer, useSession } from '@shop/session';
import { Button, Icon, IconButton, space, Text } from '@shop/ui';
import { useState } from 'react';
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
import { useCustomerAddresses } from '../../components/customer-addresses/customer-addresses';
import { SavedAddressesDialog } from '../../components/customer-addresses/saved-addresses-dialog';
import { messages } from '../../messages';
import { Section } from './section';
import type { ErrorKey } from '../../components/form/use-error-text';

const nowhere = { latitude: 0, longitude: 0 };

type Props = SlotProps['delivery-details'];

/** What the form starts with; null for an empty one. */
interface Edited {
  start: Address | null;
}

/**
 * The receiver of a parcel. Nobody is chosen by itself, and nothing that is typed becomes the visitor's own address: it is
 * somebody else's. A saved address fills in the form, where its contact can be changed. X-31.
 */
export function ReceiverDetails({ value, onChange }: Props) {
  const { t } = useTranslation(messages);
  const isCustomer = useIsCustomer();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [drafts] = useState(createAddressDrafts);
  const edit = () => setEdited({ start: value });
  const choose = (address: Address) => {
    onChange(address);
    setEdited(null);
  };
  const pencil = <IconButton icon="edit" label={t('parcel.editReceiver')} onClick={edit} />;
  return (
    <Section title={t('parcel.to')} action={value && pencil}>
      {value ? (
        <ContactView address={value} withAddress />
      ) : (
        <Nobody>
          <Icon name="pin" size={32} />
          <Text $soft>{t('parcel.receiverHint')}</Text>
        </Nobody>
      )}
      <Buttons>
        {!value && (
          <Button tone="secondary" small icon="plus" onClick={edit}>
            {t('parcel.addReceiver')}
          </Button>
        )}
        {isCustomer && <FromSaved onSelect={(start) => setEdited({ start })} />}
      </Buttons>
      {edited && (
        <ReceiverDialog {...edited} drafts={drafts} onDone={choose} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}

/** The customer's addresses, one of which fills in the form; null for a new one. */
function FromSaved({ onSelect }: { onSelect: (start: Address | null) => void }) {
  const { t } = useTranslation(messages);
  const known = useCustomerAddresses({ orderType: 'delivery', storeZoneId: null });
  const [isOpen, setOpen] = useState(false);
  const select = (start: Address | null) => {
    setOpen(false);
    onSelect(start);
  };
  return (
    <>
      <Button tone="quiet" small icon="pin" disabled={!known.addresses} onClick={() => setOpen(true)}>
        {t('delivery.viewSaved')}
      </Button>
      {isOpen && (
        <SavedAddressesDialog
          known={known}
          value={null}
          onSelect={select}
          onAdd={() => select(null)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface DialogProps extends Edited {
  drafts: AddressDrafts;
  onDone: (address: Address) => void;
  onClose: () => void;
}

/** An empty form: its map begins where the visitor is, but that is not where the parcel goes. */
const getBlank = (middle: Position): AddressValues => ({
  ...getInitialValues(null, null, null, middle),
  address_type: 'other',
});

function ReceiverDialog({ start, drafts, onDone, onClose }: DialogProps) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const place = useSession((session) => session.place);
  const zones = useLocationCheck(null);
  const middle = place ?? settings?.defaultPosition ?? nowhere;
  const draft = useAddressDraft(
    drafts,
    start ? getInitialValues(start, null, null, middle) : getBlank(middle),
  );
  const save = async (values: AddressValues, isPlaced: boolean): Promise<ErrorKey | null> => {
    // The price depends on the point, and the map begins where the visitor is.
    if (!start && !isPlaced) return 'parcelNoPoint';
    const checked = await zones.check(values);
    if ('refused' in checked) return checked.refused && 'parcelNotServed';
    draft.forget();
    onDone(toAddress(values, checked.zoneIds));
    return null;
  };
  return (
    <AddressLayer title={t('parcel.to')} onClose={onClose}>
      <AddressForm kind="update" draft={draft} submitLabel={t('form.save')} busy={zones.busy} onSave={save} />
    </AddressLayer>
  );
}

const Nobody = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  &:empty {
    display: none;
  }
`;
