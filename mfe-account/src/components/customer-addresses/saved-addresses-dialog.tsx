import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, EmptyState, space } from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import { useState } from 'react';
import styled from 'styled-components';
import { AddressLayer } from '../address/address-layer';
import { useAddressDetails } from '../address/contact-view';
import { messages } from '../../messages';
import { getAddressKey, type CustomerAddresses } from './customer-addresses';

const Scroll = styled.div`
  max-block-size: 40vh; /* BIZ-12 */
  margin-inline: calc(-1 * ${space('xxs')});
  padding: ${space('xxs')};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Stack = styled.div`
  display: grid;
  gap: ${space('md')};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space('sm')};
  & > * {
    flex: 1;
  }
`;

interface Props {
  known: CustomerAddresses;
  value: Address | null;
  onSelect: (address: Address) => void;
  onAdd: () => void;
  onClose: () => void;
}

/** The dialog to choose one of the customer's addresses that the store delivers to. ADDR-01 … ADDR-04. */
export function SavedAddressesDialog({ known, value, onSelect, onAdd, onClose }: Props) {
  const { t } = useTranslation(messages);
  const addresses = known.addresses ?? [];
  const hasChoice = addresses.some(({ id }) => id !== null);
  const [key, setKey] = useState(value && getAddressKey(value));
  const chosen = hasChoice ? addresses.find((address) => getAddressKey(address) === key) : undefined;
  const footer = (
    <Buttons>
      <Button tone="secondary" onClick={onClose}>
        {t('form.cancel')}
      </Button>
      <Button disabled={!chosen} onClick={() => chosen && onSelect(chosen)}>
        {t('delivery.select')}
      </Button>
    </Buttons>
  );
  const add = (
    <Button tone="secondary" icon="plus" wide onClick={onAdd}>
      {t('delivery.addAddress')}
    </Button>
  );
  return (
    <AddressLayer title={t('delivery.saved')} footer={footer} onClose={onClose}>
      {hasChoice ? (
        <Stack>
          <Scroll data-testid="saved-addresses">
            <Choices addresses={addresses} chosen={key} onChoose={setKey} />
          </Scroll>
          {add}
        </Stack>
      ) : (
        <EmptyState
          drawing="pin"
          compact
          title={t(known.hasSaved ? 'delivery.noneHere' : 'delivery.oops')}
          action={add}
        >
          {!known.hasSaved && t('delivery.noneSaved')}
        </EmptyState>
      )}
    </AddressLayer>
  );
}

interface ChoicesProps {
  addresses: readonly Address[];
  chosen: string | null;
  onChoose: (key: string) => void;
}

function Choices({ addresses, chosen, onChoose }: ChoicesProps) {
  const { t } = useTranslation(messages);
  const getDetails = useAddressDetails();
  const options = addresses.map((address) => ({
    value: getAddressKey(address),
    label: t(address.id === null ? 'delivery.selected' : `delivery.${address.type}`),
    note: <Note address={address.address} details={getDetails(address)} />,
    icon: address.id !== null && address.type === 'home' ? ('home' as const) : ('pin' as const),
  }));
  return (
    <RadioCardGroup
      label={t('delivery.choose')}
      name="saved-address"
      options={options}
      value={chosen}
      onChange={onChoose}
      cardWidth={400}
    />
  );
}

/** The user's and the shop's text, each in its own direction. */
const Note = ({ address, details }: { address: string; details: string }) => (
  <>
    <bdi>{address}</bdi>
    {details && (
      <>
        {' · '}
        <bdi>{details}</bdi>
      </>
    )}
  </>
);
