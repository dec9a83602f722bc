import { useTranslation } from '@shop/i18n';
import { Button, ConfirmDialog, toast } from '@shop/ui';
import { useState } from 'react';
import { clearCartToast } from '../../cart/clear-cart-toast';
import { messages } from '../../messages';

interface ClearCartProps {
  /** Returns whether the cart was cleared. */
  clear: () => Promise<boolean>;
  /** Restores what was in the cart. */
  putBack: () => void;
}

/** Clears the cart after a confirmation; the toast offers undo. CART-07, BIZ-10, CALL-16. */
export function ClearCart({ clear: send, putBack }: ClearCartProps) {
  const { t } = useTranslation(messages);
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    const isDone = await send();
    setBusy(false);
    setConfirming(false);
    if (!isDone) return;
    const undo = { label: t('undo'), run: putBack };
    toast.success(t('clear.done'), { lasts: clearCartToast, action: undo });
  };
  return (
    <>
      <Button tone="quiet" small onClick={() => setConfirming(true)}>
        {t('clear.action')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('clear.title')}
        confirmLabel={t('clear.action')}
        cancelLabel={t('clear.cancel')}
        onConfirm={() => void clear()}
        onCancel={() => setConfirming(false)}
        busy={busy}
        danger
      >
        {t('clear.text')}
      </ConfirmDialog>
    </>
  );
}
