import type { Position } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { buttonStyles, Icon, space, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { AddressLayer } from '../../components/address/address-layer';
import { ShopMap } from '../../components/map/shop-map';
import { messages } from '../../messages';

/** Address of the directions to a point, in the visitor's maps app. ADDR-21. */
const getDirections = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

const Where = styled.p`
  display: flex;
  gap: ${space('xs')};
  margin-block-start: ${space('sm')};
  overflow-wrap: anywhere;
`;

const ButtonLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

type Props = SlotProps['store-map'] & { open: boolean; onClose: () => void };

/** A store's location on a map, with a link to directions. ADDR-21. */
export default function StoreMapDialog({ storeName: name, address, position, open, onClose }: Props) {
  const { t } = useTranslation(messages);
  const directions = (
    <ButtonLink href={getDirections(position)} target="_blank" rel="noopener noreferrer" $wide>
      <Icon name="map" />
      {t('storeMap.directions')}
    </ButtonLink>
  );
  return (
    <AddressLayer open={open} title={name} footer={directions} onClose={onClose}>
      <ShopMap markers={[{ position, kind: 'place', name }]} label={t('storeMap.label', { name })} />
      {address && (
        <Where>
          <Icon name="pin" />
          <bdi>{address}</bdi>
        </Where>
      )}
    </AddressLayer>
  );
}
