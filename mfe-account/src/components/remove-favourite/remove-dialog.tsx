import { useTranslation } from '@shop/i18n';
import { ConfirmDialog } from '@shop/ui';
import { wishlistMessages } from '../../wishlist/wishlist-messages';

/** Asks before a favourite is removed. The dialog's code is loaded when it first opens. WISH-03, ERR-15. */
export function RemoveDialog({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const { t } = useTranslation(wishlistMessages);
  return (
    <ConfirmDialog
      open
      danger
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('remove.text')}
    </ConfirmDialog>
  );
}
