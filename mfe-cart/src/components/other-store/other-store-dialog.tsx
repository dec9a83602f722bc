import { useTranslation } from '@shop/i18n';
import { ConfirmDialog } from '@shop/ui';
import { messages } from '../../messages';

interface Props {
  /** Whose goods would mix: by default stores'. */
  textKey?: 'otherStore' | 'otherProvider';

  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Before items of two stores, or vehicles of two providers, would mix: clear the cart, or leave it as it is. STATE-14, STATE-15. */
export function OtherStoreDialog({ textKey = 'otherStore', open, busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation(messages);
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
