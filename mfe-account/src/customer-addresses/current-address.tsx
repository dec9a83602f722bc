import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, color, Icon, IconButton, radius, size, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { PhoneOf, useDetailsOf } from '../address/contact-view';
import { messages } from '../messages';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space('xs')} ${space('sm')};
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  overflow-wrap: anywhere;
  & > svg {
    margin-block-start: 2px;
    color: ${color('brand')};
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
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

/**
 * Where the order goes. A saved address can be edited; one that is only selected is offered to be saved.
 * ADDR-08, ADDR-09.
 */
export function CurrentAddress({ address, onEdit, onSave }: Props) {
  const { t } = useTranslation(messages);
  const details = useDetailsOf()(address);
  const isSaved = address.id !== null;
  return (
    <Box data-testid="current-address">
      <Icon name={isSaved && address.type === 'home' ? 'home' : 'pin'} />
      <div>
        <strong>{t(isSaved ? `delivery.${address.type}` : 'delivery.selected')}</strong>
        <div>
          <bdi>{address.address}</bdi>
        </div>
        {details && (
          <small>
            <bdi>{details}</bdi>
          </small>
        )}
        <small>
          <bdi>{address.contactName}</bdi> · <PhoneOf phone={address.contactPhone} />
        </small>
      </div>
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
