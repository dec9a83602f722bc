import { useShopEvent } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useSaved } from '@shop/session';
import { Button } from '@shop/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { deferredMessages } from '../../components/banner/messages';
import { Choices, Banner } from '../../components/banner/banner';
import type { Choice, ConsentStore } from '../../analytics/consent';

/**
 * Asks once what may be tracked, and again on command. The page stays usable, no focus is moved, and no answer counts
 * as a refusal. X-10.
 */
export function ConsentBanner({ consent }: { consent: ConsentStore }) {
  const { t } = useTranslation(deferredMessages);
  const id = useId();
  const now = useSaved(consent);
  const requested = useRequested();
  if (now !== 'unasked' && !requested.open) return null;
  const choose = (choice: Choice) => {
    consent.write(choice);
    requested.close();
  };
  return (
    <Banner
      box={requested.box}
      data-requested={requested.open ? '' : undefined}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-title`}>{t('privacy.title')}</h2>
      <p id={`${id}-text`}>
        {t('privacy.text')} <Link to="/privacy-policy">{t('privacy.policy')}</Link>
      </p>
      {requested.open && <p>{t(`privacy.now.${now}`)}</p>}
      <Choices>
        <Button tone="secondary" onClick={() => choose('necessary')}>
          {t('privacy.necessary')}
        </Button>
        <Button tone="secondary" onClick={() => choose('all')}>
          {t('privacy.all')}
        </Button>
      </Choices>
    </Banner>
  );
}

/** When the visitor opens the banner, it gets the focus and returns it on closing. */
function useRequested() {
  const [times, setTimes] = useState(0);
  const box = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useShopEvent('privacy:choose-requested', () => {
    before.current = document.activeElement;
    setTimes((before) => before + 1);
  });
  useEffect(() => {
    if (times > 0) box.current?.focus();
  }, [times]);
  const close = () => {
    setTimes(0);
    if (before.current instanceof HTMLElement) before.current.focus();
    before.current = null;
  };
  return { open: times > 0, box, close };
}
