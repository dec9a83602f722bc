import { useAction, useCache } from '@shop/api';
import { cartList, clearCart } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Button, ConfirmDialog } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../../messages';

/** Empties the cart after a question. CART-07. */
export function ClearCart() {
  const { t } = useTranslation(messages);
  const [isAsking, setAsking] = useState(false);
  const clearing = useAction(clearCart);
  const cache = useCache();
  const clear = async () => {
    if ((await clearing.run({})) !== undefined) await cache.replace(cartList, {}, []);
    setAsking(false);
  };
  return (
    <>
      <Button tone="quiet" small wide icon="bin" onClick={() => setAsking(true)}>
        {t('clear.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('clear.title')}
        confirmLabel={t('clear.action')}
        cancelLabel={t('clear.cancel')}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
        busy={clearing.busy}
        danger
      >
        {t('clear.text')}
      </ConfirmDialog>
    </>
  );
}
