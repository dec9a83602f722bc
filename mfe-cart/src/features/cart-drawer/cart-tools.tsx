import { useShopConfig } from '@shop/api';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Button, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCartController } from '../../cart/use-cart';
import { useKeepsCarts } from '../../cart/use-keeps-carts';
import { messages } from '../../messages';

/** Shares the cart, saves it as a shopping list, or lets it wait for a new one.. */
export function CartTools({ storeId }: { storeId: number }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const keepsCarts = useKeepsCarts();
  const sharesCarts = useShopConfig()?.capabilities.includes('shared-carts') ?? false;
  const controller = useCartController();
  const [busy, setBusy] = useState(false);
  if (!keepsCarts && !sharesCarts) return null;
  const keep = async () => {
    setBusy(true);
    await controller.keepForLater();
    setBusy(false);
  };
  return (
    <Tools>
      {sharesCarts && (
        <Button tone="quiet" small icon="share" onClick={() => bus.emit('cart:share-requested', { storeId })}>
          {t('together.title')}
        </Button>
      )}
      {keepsCarts && (
        <>
          <Button tone="quiet" small icon="list" onClick={() => bus.emit('list:save-requested', {})}>
            {t('lists.saveCart')}
          </Button>
          <Button tone="quiet" small icon="clock" busy={busy} onClick={() => void keep()}>
            {t('waiting.keep')}
          </Button>
        </>
      )}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
`;
