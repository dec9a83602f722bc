import { useShopConfig } from '@shop/api';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Dialog, Skeleton, Text } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The shop's default location on a map (FOOT-04). */
export default function ShopMapDialog({ open, onClose }: Props) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  if (!settings) return null;
  return (
    <Dialog open={open} onClose={onClose} title={t('footer.address')} closeLabel={t('close')} width={680}>
      <Room>
        <Slot
          name="map-picker"
          fixed
          overview
          value={settings.defaultPosition}
          label={settings.businessName}
          onChange={() => undefined}
          fallback={<Skeleton $height="348px" />}
        />
      </Room>
      <Text>
        <bdi>{settings.address}</bdi>
      </Text>
    </Dialog>
  );
}

const Room = styled.div`
  min-block-size: 348px; /* BIZ-12 */
  margin-block-end: 12px;
`;
