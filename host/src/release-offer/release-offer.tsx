import type { BootData } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button } from '@shop/ui';
import { useEffect, useState } from 'react';
import { lateMessages } from '../late/messages';
import { Choices, Notice } from '../late/notice';
import { keepFields } from './kept-fields';
import { askForBuilds, buildsOf, printOf, watchReleases } from './release-watch';

const usualParts = { ask: askForBuilds, reload: () => window.location.reload() };

interface Props {
  boot: Pick<BootData, 'host' | 'remotes'>;
  /** Other ones in tests. */
  parts?: typeof usualParts;
}

/**
 * Offers the releases that the visitor would get now, once for each set of them; the page goes on with its own for as long as it
 * is open, and is never loaded anew unasked. X-11, F-09.
 */
export function ReleaseOffer({ boot, parts: { ask, reload } = usualParts }: Props) {
  const { t } = useTranslation(lateMessages);
  const own = printOf(buildsOf(boot));
  const [latest, setLatest] = useState(own);
  const [declined, setDeclined] = useState<string | null>(null);
  useEffect(() => watchReleases({ ask, onAnswer: setLatest }), [ask]);
  const isOpen = latest !== own && latest !== declined;
  const refresh = () => {
    keepFields(document, window.sessionStorage);
    reload();
  };
  return (
    <div role="status">
      {isOpen && (
        <Notice>
          <h2>{t('release.title')}</h2>
          <p>{t('release.text')}</p>
          <Choices>
            <Button tone="secondary" onClick={() => setDeclined(latest)}>
              {t('release.later')}
            </Button>
            <Button onClick={refresh}>{t('release.refresh')}</Button>
          </Choices>
        </Notice>
      )}
    </div>
  );
}
