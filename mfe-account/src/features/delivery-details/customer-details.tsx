import type { Address } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, EmptyState, ErrorCard, Skeleton, space } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { createAddressDrafts } from '../../components/address/address-drafts';
import { AddressDialog } from '../../components/customer-addresses/address-dialog';
import { CurrentAddress } from '../../components/customer-addresses/current-address';
import {
  isServed,
  useCustomerAddresses,
  type CustomerAddresses,
} from '../../components/customer-addresses/customer-addresses';
import { SavedAddressesDialog } from '../../components/customer-addresses/saved-addresses-dialog';
import { InstructionField } from './instruction-field';
import { Section } from './section';

/** Aligns the texts of borderless buttons with everything else. */
const Edge = styled.div`
  margin-inline: calc(-1 * ${space('sm')});
`;

type Props = SlotProps['delivery-details'];
type Chosen = Pick<Props, 'value' | 'onChange' | 'storeZoneId'>;

/**
 * Chooses the first address when none is chosen that the store delivers to (STATE-04). A saved address is updated from
 * the list, and a location that was chosen unchanged follows the visitor's.
 */
function useFittingChoice({ addresses, place }: CustomerAddresses, { value, onChange, storeZoneId }: Chosen) {
  const point = place && `${place.latitude},${place.longitude}`;
  const lastPoint = useRef(point);
  useEffect(() => {
    if (!addresses) return;
    const isMoved = lastPoint.current !== point;
    lastPoint.current = point;
    const first = addresses[0] ?? null;
    if (value?.id != null) {
      const listed = addresses.find(({ id }) => id === value.id) ?? first;
      if (JSON.stringify(listed) !== JSON.stringify(value)) onChange(listed);
      return;
    }
    const isUsable = value && value.address !== '' && isServed(value.zoneIds, storeZoneId);
    if ((!isUsable || isMoved) && (value || first)) onChange(first);
  }, [addresses, point, value, onChange, storeZoneId]);
}

/** A customer's delivery address: the current one, and buttons for another. ADDR-05 … ADDR-09, STATE-04. */
export function CustomerDetails(props: Props) {
  const { t } = useTranslation(messages);
  const known = useCustomerAddresses(props);
  const [isListOpen, setListOpen] = useState(false);
  const [edited, setEdited] = useState<Edited | null>(null);
  useFittingChoice(known, props);
  const { value, onChange, withInstruction = false } = props;
  const instruct = (address: Address, note: string) => {
    known.instruction.keep(address, note);
    onChange({ ...address, note });
  };
  if (known.error && !known.addresses)
    return <ErrorCard title={t('delivery.failed')} retryLabel={t('retry')} onRetry={known.retry} compact />;
  if (!known.addresses) return <Skeleton $height="180px" />;
  const add = (
    <Edge>
      <Button tone="quiet" small icon="plus" onClick={() => setEdited({ address: null })}>
        {t('delivery.addAddress')}
      </Button>
    </Edge>
  );
  return (
    <Section title={t(props.parcelEnd ? 'parcel.from' : 'delivery.addresses')} action={add}>
      <Current value={value} onEdit={(address) => setEdited({ address })} />
      {withInstruction && value && (
        <InstructionField
          value={value.note}
          onChange={(note) => instruct(value, note)}
          onDone={() => void known.instruction.save(value)}
        />
      )}
      <Edge>
        <Button tone="quiet" small icon="pin" onClick={() => setListOpen(true)}>
          {t('delivery.viewSaved')}
        </Button>
      </Edge>
      <Layers {...props} {...{ known, isListOpen, setListOpen, edited, setEdited }} />
    </Section>
  );
}

function Current({ value, onEdit }: Pick<Props, 'value'> & { onEdit: (address: Address) => void }) {
  const { t } = useTranslation(messages);
  if (value)
    return <CurrentAddress address={value} onEdit={() => onEdit(value)} onSave={() => onEdit(value)} />;
  return (
    <EmptyState drawing="pin" compact title={t('delivery.noAddress')}>
      {t('delivery.noAddressHint')}
    </EmptyState>
  );
}

/** The address in the form; null for a new one. */
interface Edited {
  address: Address | null;
}

interface LayersProps extends Props {
  known: CustomerAddresses;
  isListOpen: boolean;
  setListOpen: (isOpen: boolean) => void;
  edited: Edited | null;
  setEdited: (edited: Edited | null) => void;
}

/** The dialog of saved addresses, and above it the form; a choice in either closes both. */
function Layers({ value, onChange, storeZoneId, known, ...layers }: LayersProps) {
  const [drafts] = useState(createAddressDrafts);
  const choose = (address: Address) => {
    onChange(address);
    layers.setEdited(null);
    layers.setListOpen(false);
  };
  return (
    <>
      {layers.isListOpen && (
        <SavedAddressesDialog
          known={known}
          value={value}
          onSelect={choose}
          onAdd={() => layers.setEdited({ address: null })}
          onClose={() => layers.setListOpen(false)}
        />
      )}
      {layers.edited && (
        <AddressDialog
          address={layers.edited.address}
          known={known}
          storeZoneId={storeZoneId}
          drafts={drafts}
          onDone={choose}
          onClose={() => layers.setEdited(null)}
        />
      )}
    </>
  );
}
