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
  /** Replaced in tests. */
  functions?: typeof browserFunctions;
}

/**
 * Offers to reload when the visitor would get newer releases, once for each set of them. An open page keeps its
 * releases and is never reloaded without consent. X-11, F-09.
 */
export function ReleaseOffer({ boot, functions: { fetchBuilds, reload } = browserFunctions }: Props) {
  const { t } = useTranslation(deferredMessages);
  const current = toFingerprint(getBuilds(boot));
  const [latest, setLatest] = useState(current);
  const [declined, setDeclined] = useState<string | null>(null);
  useEffect(() => watchReleases({ fetchBuilds, onResponse: setLatest }), [fetchBuilds]);
  const isOpen = latest !== current && latest !== declined;
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
            <Button tone="secondary" onClick={() => setDeclined(latest)}>
              {t('release.later')}
            </Button>
            <Button onClick={refresh}>{t('release.refresh')}</Button>
          </Choices>
        </Banner>
      )}
    </div>
  );
}
