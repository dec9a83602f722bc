import { useTranslation } from '@shop/i18n';
import { Button, EmptyState } from '@shop/ui';
import { messages } from '../../messages';

/** The filters leave no results; offers to clear them. */
export function NothingFits({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      drawing="search"
      title={t('list.narrowed')}
      action={
        <Button tone="secondary" onClick={onClear}>
          {t('list.clear')}
        </Button>
      }
    >
      {t('list.narrowedHint')}
    </EmptyState>
  );
}
