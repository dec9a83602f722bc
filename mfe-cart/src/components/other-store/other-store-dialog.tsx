import { useTranslation } from '@shop/i18n';
import { Button, ConfirmDialog, space } from '@shop/ui';
import styled from 'styled-components';
import { buttonMessages } from '../../cart/button-messages';
import { useKeepsCarts } from '../../cart/use-keeps-carts';

interface Props {
  /** Default: `otherStore`. */
  textKey?: 'otherStore' | 'otherProvider';

  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Lets the old cart wait instead of losing it. */
  onKeep?: () => void;
}

/**
 * Asks, before items of two stores or vehicles of two providers would mix, whether to clear the cart or, where the
 * backend can, to keep it for later. STATE-14, STATE-15, X-25.
 */
export function OtherStoreDialog({ textKey = 'otherStore', open, busy, onConfirm, onCancel, onKeep }: Props) {
  const { t } = useTranslation(buttonMessages);
  const keepsCarts = useKeepsCarts();
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
      {onKeep && keepsCarts && (
        <Keep wide tone="secondary" icon="clock" busy={busy} onClick={onKeep}>
          {t('otherStore.keep')}
        </Keep>
      )}
    </ConfirmDialog>
  );
}

const Keep = styled(Button)`
  margin-block-start: ${space('md')};
`;
