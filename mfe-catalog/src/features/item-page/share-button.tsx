import { useTranslation } from '@shop/i18n';
import { IconButton, toast } from '@shop/ui';
import { messages } from '../../messages';

/** Closing the sheet of the system is no failure. */
const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Gives the page's address on, with what is chosen in it: by the system's own sheet, or copied. X-04. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useTranslation(messages);
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('itemPage.copied'));
    } catch {
      toast.error(t('itemPage.notCopied'));
    }
  };
  const share = async () => {
    const url = window.location.href;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      if (!isDismissed(error)) await copy(url);
    }
  };
  return <IconButton icon="share" label={t('itemPage.share')} onClick={() => void share()} />;
}
