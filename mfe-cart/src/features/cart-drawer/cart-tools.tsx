import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Button, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCartController } from '../../cart/use-cart';
import { useKeepsCarts } from '../../cart/use-keeps-carts';
import { messages } from '../../messages';

/** Saves the cart as a shopping list, or lets it wait and begins a new one.. */
export function CartTools() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const keepsCarts = useKeepsCarts();
  const controller = useCartController();
  const [busy, setBusy] = useState(false);
  if (!keepsCarts) return null;
  const keep = async () => {
    setBusy(true);
    await controller.keepForLater();
    setBusy(false);
  };
  return (
    <Tools>
      <Button tone="quiet" small icon="receipt" onClick={() => bus.emit('list:save-requested', {})}>
        {t('lists.saveCart')}
      </Button>
      <Button tone="quiet" small icon="clock" busy={busy} onClick={() => void keep()}>
        {t('waiting.keep')}
      </Button>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
`;
