import { ApiProvider } from '@shop/api';
import type { ShopConfig } from '@shop/domain';
import { BusProvider } from '@shop/events';
import { RemotesProvider, type RemoteReport, type Remotes } from '@shop/federation';
import type { RemoteLoader } from '@shop/federation/runtime';
import { I18nProvider, ShopFormatProvider, useTranslation } from '@shop/i18n';
import { RouterProvider, type Router } from '@shop/router';
import { SessionProvider } from '@shop/session';
import { GlobalStyle, Toaster } from '@shop/ui';
import { useMemo, type ReactNode } from 'react';
import type { Environment } from './environment';
import { RemoteCard } from './remote-card';
import { rootTexts } from './texts';

interface Props {
  environment: Environment;
  router: Router;
  loader: RemoteLoader;
  report: (event: RemoteReport) => void;
  settings: ShopConfig | null;
  /** Answers known before the first render, by serialised key. */
  known: Record<string, unknown>;
}

/** One application root: everything that has one of each, reached through context. */
export function Application({ environment, router, loader, report, settings, known }: Props) {
  const { session, bus, i18n, api } = environment;
  const remotes = useMemo<Remotes>(() => ({ ...loader, report, Card: RemoteCard }), [loader, report]);
  const cache = useMemo(() => ({ fallback: known }), [known]);
  return (
    <SessionProvider session={session}>
      <BusProvider bus={bus}>
        <I18nProvider i18n={i18n}>
          <ShopFormats settings={settings}>
            <ApiProvider api={api} cache={cache}>
              <RemotesProvider value={remotes}>
                <GlobalStyle />
                <RouterProvider router={router} />
                <Messages />
              </RemotesProvider>
            </ApiProvider>
          </ShopFormats>
        </I18nProvider>
      </BusProvider>
    </SessionProvider>
  );
}

function ShopFormats({ settings, children }: { settings: ShopConfig | null; children: ReactNode }) {
  if (!settings) return children;
  const { currency, timeZone } = settings;
  return <ShopFormatProvider format={{ currency, timeZone }}>{children}</ShopFormatProvider>;
}

function Messages() {
  const { t } = useTranslation(rootTexts);
  return <Toaster closeLabel={t('part.close')} />;
}
