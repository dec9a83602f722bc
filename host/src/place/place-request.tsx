import { useShopEvent, type ShopEvents } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { safeNext, useNavigate } from '@shop/router';
import { Dialog, Text } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../messages';
import { PlaceChooser } from './place-chooser';

type Wish = ShopEvents['place:choose-requested'];

/** Grants the wish for a place: asks, stores, and goes on to what was wanted (D-04). */
export function PlaceRequest() {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const [wish, setWish] = useState<Wish | null>(null);
  const [isOpen, setOpen] = useState(false);
  useShopEvent('place:choose-requested', (payload) => {
    setWish(payload);
    setOpen(true);
  });
  const goOn = () => {
    setOpen(false);
    if (wish?.next) void navigate(safeNext(wish.next));
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('place.where')}
      closeLabel={t('close')}
      width={458}
    >
      <Room>
        <Text $soft $small>
          {t(wish?.because === 'cart' || wish?.because === 'checkout' ? 'place.whyCart' : 'place.why')}
        </Text>
        <PlaceChooser onChosen={goOn} withSaved />
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
