import { useTranslation } from '@shop/i18n';
import { IconButton, toast } from '@shop/ui';
import { messages } from '../../messages';

/** Closing the sheet of the system is no failure. */
const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

interface Props {
  /** What is shared, in its own words. */
  title: string;
  /** What the button does, in words. */
  label: string;
  /** Inside the shop; else the page's own, with what is chosen in it. */
  address?: string;
}

/** Gives an address of the shop on: by the system's own sheet, or copied. X-04. */
export function ShareButton({ title, label, address }: Props) {
  const { t } = useTranslation(messages);
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('share.copied'));
    } catch {
      toast.error(t('share.notCopied'));
    }
  };
  const share = async () => {
    const url = address ? new URL(address, window.location.origin).href : window.location.href;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isDismissed(error)) await copy(url);
    }
  };
  return <IconButton icon="share" label={label} onClick={() => void share()} />;
}
