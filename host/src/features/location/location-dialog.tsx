import type { ShopEvents } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Dialog, Text } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { LocationChooser } from './location-chooser';

interface Props {
  because: ShopEvents['place:choose-requested']['because'];
  open: boolean;
  onClose: () => void;
  onChosen: () => void;
}

/** Asks for a location and explains why it is needed. */
export default function LocationDialog({ because, open, onClose, onChosen }: Props) {
  const { t } = useTranslation(messages);
  return (
    <Dialog open={open} onClose={onClose} title={t('place.where')} closeLabel={t('close')} width={458}>
      <Room>
        <Text $soft $small>
          {t(because === 'cart' || because === 'checkout' ? 'place.whyCart' : 'place.why')}
        </Text>
        <LocationChooser onChosen={onChosen} withSaved />
      </Room>
    </Dialog>
  );
}

const Room = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  min-block-size: 260px;
`;
