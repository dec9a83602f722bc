import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Card, color, Icon, IconButton, space } from '@shop/ui';
import styled from 'styled-components';
import { AddressText } from '../../components/customer-addresses/address-text';
import { messages } from '../../messages';

interface Props {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

/** A saved address with its actions. */
export function AddressRow({ address, onEdit, onDelete }: Props) {
  const { t } = useTranslation(messages);
  return (
    <Row as="li">
      <Icon name={address.type === 'home' ? 'home' : 'pin'} />
      <AddressText address={address} />
      <Tools>
        <IconButton icon="edit" label={t('profile.editOf', { address: address.address })} onClick={onEdit} />
        <IconButton
          icon="bin"
          label={t('profile.deleteOf', { address: address.address })}
          onClick={onDelete}
        />
      </Tools>
    </Row>
  );
}

const Row = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space('sm')};
  & > svg {
    margin-block-start: 2px;
    color: ${color('brand')};
  }
`;

const Tools = styled.div`
  display: flex;
  margin-block-start: calc(-1 * ${space('xs')});
  margin-inline-end: calc(-1 * ${space('xs')});
`;
