import { useTranslation } from '@shop/i18n';
import { Button, ConfirmDialog, toast } from '@shop/ui';
import { useState } from 'react';
import { clearCartToast, messages } from '../../messages';

interface ClearCartProps {
  /** Returns whether it is empty. */
  clear: () => Promise<boolean>;
  /** Brings back what was in it. */
  putBack: () => void;
}

/** Empties the cart after a question; for a while it can be taken back. CART-07, BIZ-10, CALL-16. */
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
