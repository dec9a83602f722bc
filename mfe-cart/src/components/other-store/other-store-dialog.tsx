import { useTranslation } from '@shop/i18n';
import { ConfirmDialog } from '@shop/ui';
import { buttonMessages } from '../../cart/button-messages';

interface Props {
  /** Default: `otherStore`. */
  textKey?: 'otherStore' | 'otherProvider';

  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks, before items of two stores or vehicles of two providers would mix, whether to clear the cart. STATE-14,
 * STATE-15.
 */
export function OtherStoreDialog({ textKey = 'otherStore', open, busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation(buttonMessages);
  return (
    <ConfirmDialog
      open={open}
      title={t(`${textKey}.title`)}
      confirmLabel={t(`${textKey}.confirm`)}
      cancelLabel={t(`${textKey}.cancel`)}
      onConfirm={onConfirm}
      onCancel={onCancel}
      busy={busy}
    >
      {t(`${textKey}.text`)}
    </ConfirmDialog>
  );
}
