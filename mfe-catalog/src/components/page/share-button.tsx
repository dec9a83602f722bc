import { useTranslation } from '@shop/i18n';
import { IconButton, toast } from '@shop/ui';
import { messages } from '../../messages';

/** Closing the share dialog of the system is not an error. */
const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

interface Props {
  /** Title of what is shared. */
  title: string;
  /** The button's label. */
  label: string;
  /** Path in the shop; default: the current page with its search. */
  address?: string;
}

/** Shares an address of the shop through the system's dialog, or copies it. X-04. */
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
