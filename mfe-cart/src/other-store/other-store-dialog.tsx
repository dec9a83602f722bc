import { useTranslation } from '@shop/i18n';
import { ConfirmDialog } from '@shop/ui';
import { messages } from '../messages';

interface Props {
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Before items of two stores would mix: clear the cart, or leave it as it is. STATE-14, STATE-15. */
export function OtherStoreDialog({ open, busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation(messages);
  return (
    <ConfirmDialog
      open={open}
      title={t('otherStore.title')}
      confirmLabel={t('otherStore.confirm')}
      cancelLabel={t('otherStore.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      busy={busy}
    >
      {t('otherStore.text')}
    </ConfirmDialog>
  );
}
