import { useShopEvent } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useSaved } from '@shop/session';
import { Button } from '@shop/ui';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { deferredMessages } from '../../components/banner/messages';
import { Banner, Choices, roomy } from '../../components/banner/banner';
import type { Choice, ConsentStore } from '../../analytics/consent';

interface Props {
  consent: ConsentStore;
  /** The command came before the banner had loaded. */
  wasRequested?: boolean;
}

/**
 * Asks once what may be tracked, and again on command. The page stays usable, no focus is moved, and no answer counts
 * as a refusal. On phones it is one short question: it covers the page until it is answered. X-10.
 */
export function ConsentBanner({ consent, wasRequested = false }: Props) {
  const { t } = useTranslation(deferredMessages);
  const id = useId();
  const now = useSaved(consent);
  const requested = useRequested(wasRequested);
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
      <Name id={`${id}-title`}>{t('privacy.title')}</Name>
      <p id={`${id}-text`}>
        <Short>{t('privacy.short')}</Short>
        <Whole>{t('privacy.text')}</Whole> <Link to="/privacy-policy">{t('privacy.policy')}</Link>
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

const tight = roomy.replace('@media', '@media not all and');

/** On phones, where the banner would cover the first page, until the visitor asks for it. */
const Short = styled.span`
  ${roomy} {
    display: none;
  }
  [data-requested] & {
    display: none;
  }
`;

const Whole = styled.span`
  ${tight} {
    section:not([data-requested]) & {
      display: none;
    }
  }
`;

/** Only read aloud there: the question speaks for itself. */
const Name = styled.h2`
  ${tight} {
    section:not([data-requested]) > & {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** When the visitor opens the banner, it gets the focus and returns it on closing. */
function useRequested(wasRequested: boolean) {
  const [times, setTimes] = useState(wasRequested ? 1 : 0);
  const box = useRef<HTMLElement>(null);
  const [focused] = useState(() => document.activeElement);
  const before = useRef(wasRequested ? focused : null);
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
