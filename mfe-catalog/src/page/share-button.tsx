import { useTranslation } from '@shop/i18n';
import { IconButton, toast } from '@shop/ui';
import { messages } from '../messages';

/** Hands a page of the shop to the device's own way of sharing; where there is none its address is copied. X-04. */
export function ShareButton({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation(messages);
  const share = async () => {
    const url = new URL(address, window.location.origin).href;
    if (typeof navigator.share === 'function') {
      // The visitor who turns away from it wants nothing further.
      return navigator.share({ title, url }).catch(() => undefined);
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('share.copied'));
    } catch {
      toast.error(t('share.failed'));
    }
  };
  return <IconButton icon="share" label={t('share.label')} onClick={() => void share()} />;
}
