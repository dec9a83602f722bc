import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useIsCustomer, useSession } from '@shop/session';
import { toast } from '@shop/ui';
import type { MouseEvent } from 'react';
import { messages } from '../../messages';
import type { FooterEntry } from './footer-links';

/** A link that asks for what is missing (a customer or a zone) instead of being followed (FOOT-08, FOOT-09). */
export function FooterLink({ link: { to, name, isAside, needs } }: { link: FooterEntry }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const isCustomer = useIsCustomer();
  const context = useSession((session) => session.module?.type ?? '');
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  const handleClick = (event: MouseEvent) => {
    if (needs === 'customer' && !isCustomer) {
      event.preventDefault();
      toast.error(t('footer.needsCustomer'));
      bus.emit('auth:sign-in-requested', { because: 'account', next: to });
    }
    if (needs === 'zone' && !hasZone) {
      event.preventDefault();
      toast.error(t('footer.needsZone'));
      bus.emit('place:choose-requested', { because: 'browse', next: to });
    }
  };
  return (
    <Link to={to} onClick={handleClick} {...(isAside && { target: '_blank', rel: 'noopener' })}>
      {t(`footer.${name}`, { context })}
    </Link>
  );
}
