import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { messages } from '../../messages';

/** Copies a link to the clipboard and says whether that has succeeded. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { t } = useTranslation(messages);
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t('confirmed.copied'));
    } catch {
      toast.error(t('confirmed.notCopied'));
    }
  };
}
