import type { BootData } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button } from '@shop/ui';
import { useEffect, useState } from 'react';
import { deferredMessages } from '../../components/banner/messages';
import { Choices, Banner } from '../../components/banner/banner';
import { saveFields } from './saved-fields';
import { fetchBuilds, getBuilds, toFingerprint, watchReleases } from './release-watch';

const browserFunctions = { fetchBuilds: fetchBuilds, reload: () => window.location.reload() };

interface Props {
  boot: Pick<BootData, 'host' | 'remotes'>;
  /** Fingerprint of the releases that were found before the offer had loaded. */
  found?: string | undefined;
  /** Replaced in tests. */
  functions?: typeof browserFunctions;
}

/**
 * Offers to reload when the visitor would get newer releases, once for each set of them. An open page keeps its
 * releases and is never reloaded without consent. X-11, F-09.
 */
export function ReleaseOffer({ boot, found, functions = browserFunctions }: Props) {
  const { fetchBuilds, reload } = functions;
  const { t } = useTranslation(deferredMessages);
  const current = toFingerprint(getBuilds(boot));
  const [latest, setLatest] = useState(current);
  const [dismissed, setDismissed] = useState<string | null>(null);
  // After the first render: the live region exists before its message.
  useEffect(() => {
    if (found) setLatest(found);
  }, [found]);
  useEffect(() => watchReleases({ fetchBuilds, onResponse: setLatest }), [fetchBuilds]);
  const isOpen = latest !== current && latest !== dismissed;
  const refresh = () => {
    saveFields(document, window.sessionStorage);
    reload();
  };
  return (
    <div role="status">
      {isOpen && (
        <Banner>
          <h2>{t('release.title')}</h2>
          <p>{t('release.text')}</p>
          <Choices>
            <Button tone="secondary" onClick={() => setDismissed(latest)}>
              {t('release.later')}
            </Button>
            <Button onClick={refresh}>{t('release.refresh')}</Button>
          </Choices>
        </Banner>
      )}
    </div>
  );
}
