import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Icon } from '@shop/ui';
import { messages } from '../../messages';

/** The link to the remote, in the footer and in the menu of small screens. */
export default function MenuEntry({ onGo }: SlotProps['menu-entry']) {
  const { t } = useTranslation(messages);
  return (
    <Link to="/__name__" onClick={onGo}>
      <Icon name="store" />
      <span>{t('title')}</span>
    </Link>
  );
}
