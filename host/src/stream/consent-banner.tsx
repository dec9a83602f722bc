import { useShopEvent } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useSaved } from '@shop/session';
import { Button } from '@shop/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { lateMessages } from '../late/messages';
import { Choices, Notice } from '../late/notice';
import type { Choice, ConsentStore } from './consent';

/**
 * Asks once what may be measured, and again when the visitor wishes so. It takes nothing over: the page stays in use, no
 * focus is moved, and not answering is a no for as long as it lasts. X-10.
 */
export function ConsentBanner({ consent }: { consent: ConsentStore }) {
  const { t } = useTranslation(lateMessages);
  const id = useId();
  const now = useSaved(consent);
  const asked = useAsked();
  if (now !== 'unasked' && !asked.open) return null;
  const choose = (choice: Choice) => {
    consent.write(choice);
    asked.close();
  };
  return (
    <Notice ref={asked.box} tabIndex={-1} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`}>{t('privacy.title')}</h2>
      <p id={`${id}-text`}>
        {t('privacy.text')} <Link to="/privacy-policy">{t('privacy.policy')}</Link>
      </p>
      {asked.open && <p>{t(`privacy.now.${now}`)}</p>}
      <Choices>
        <Button tone="secondary" onClick={() => choose('necessary')}>
          {t('privacy.necessary')}
        </Button>
        <Button tone="secondary" onClick={() => choose('all')}>
          {t('privacy.all')}
        </Button>
      </Choices>
    </Notice>
  );
}

/** Opened by the visitor, and each time anew, it has the focus, and gives it back. */
function useAsked() {
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
