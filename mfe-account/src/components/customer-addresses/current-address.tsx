import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, color, Icon, IconButton, radius, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { AddressText } from './address-text';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space('xs')} ${space('sm')};
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  & > svg {
    margin-block-start: 2px;
    color: ${color('brand')};
  }
`;

const Offer = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')} ${space('sm')};
  padding-block-start: ${space('xs')};
  border-block-start: 1px solid ${color('border')};
`;

interface Props {
  address: Address;
  onEdit: () => void;
  onSave: () => void;
}

/** The delivery address. A saved one can be edited, a selected one can be saved. ADDR-08, ADDR-09. */
export function CurrentAddress({ address, onEdit, onSave }: Props) {
  const { t } = useTranslation(messages);
  const isSaved = address.id !== null;
  return (
    <Box data-testid="current-address">
      <Icon name={isSaved && address.type === 'home' ? 'home' : 'pin'} />
      <AddressText address={address} />
      {isSaved ? <IconButton icon="edit" label={t('delivery.edit')} onClick={onEdit} /> : <span />}
      {!isSaved && (
        <Offer>
          <Text $small $soft>
            {t('delivery.savePrompt')}
          </Text>
          <Button tone="secondary" small onClick={onSave}>
            {t('delivery.saveAddress')}
          </Button>
        </Offer>
      )}
    </Box>
  );
}
