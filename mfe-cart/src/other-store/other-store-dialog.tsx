import { useTranslation } from '@shop/i18n';
import { ConfirmDialog } from '@shop/ui';
import { messages } from '../messages';

interface Props {
  /** Whose goods would mix: by default stores'. */
  words?: 'otherStore' | 'otherProvider';

  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Before items of two stores, or vehicles of two providers, would mix: clear the cart, or leave it as it is. STATE-14, STATE-15. */
export function OtherStoreDialog({ words = 'otherStore', open, busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation(messages);
  return (
    <ConfirmDialog
      open={open}
      title={t(`${words}.title`)}
      confirmLabel={t(`${words}.confirm`)}
      cancelLabel={t(`${words}.cancel`)}
      onConfirm={onConfirm}
      onCancel={onCancel}
      busy={busy}
    >
      {t(`${words}.text`)}
    </ConfirmDialog>
  );
}
