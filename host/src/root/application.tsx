import { ApiProvider, useCache, useShopConfig } from '@shop/api';
import { BusProvider } from '@shop/events';
import { RemotesProvider, type RemoteReport, type Remotes } from '@shop/federation';
import { I18nProvider, ShopFormatProvider, useTranslation } from '@shop/i18n';
import { learnSettings, SessionProvider, useSessionStore } from '@shop/session';
import {
  ErrorCard,
  PartFailureProvider,
  PictureRouteProvider,
  toast,
  Toaster,
  type PictureRoute,
} from '@shop/ui';
import {
  StrictMode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  type ComponentProps,
  type ReactNode,
  Component,
} from 'react';
import type { Environment } from './environment';
import { replayEarlyInput } from './early-input/replay-early-input';
import { RemoteErrorFallback } from './remote-error-fallback';
import { rootTexts } from './texts';

interface RootBoundaryProps {
  fallback: ReactNode;
  report: (event: RemoteReport) => void;
  children: ReactNode;
}

/** The outermost boundary: a page is never blank. */
class RootBoundary extends Component<RootBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report({ app: 'host', part: 'root', step: 'card', rung: 'live', error: String(error) });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface Props {
  environment: Environment;
  /** The router's provider. */
  pages: ReactNode;
  remotes: Omit<Remotes, 'report' | 'ErrorFallback'>;
  report: (event: RemoteReport) => void;
  /** Whose pictures the edge makes smaller; without it none. */
  pictures?: PictureRoute | undefined;
  /** A separate cache per request: on a server no request may see another's. */
  cache?: ComponentProps<typeof ApiProvider>['cache'];
}

/** The application root: provides everything that exists once per application. */
export function Application({ environment, pages, remotes, report, pictures, cache }: Props) {
  const { session, bus, i18n, api } = environment;
  const all = useMemo<Remotes>(
    () => ({ ...remotes, report, ErrorFallback: RemoteErrorFallback }),
    [remotes, report],
  );
  // Runs before anything else can change a field that React has just hydrated.
  useLayoutEffect(() => void replayEarlyInput(document), []);
  return (
    <StrictMode>
      <SessionProvider session={session}>
        <BusProvider bus={bus}>
          <I18nProvider i18n={i18n}>
            <ApiProvider api={api} {...(cache ? { cache } : {})}>
              <ShopFormats>
                <RemotesProvider value={all}>
                  <PictureRouteProvider value={pictures ?? null}>
                    <RootBoundary fallback={<RootErrorFallback />} report={report}>
                      <WithPartFailures>{pages}</WithPartFailures>
                    </RootBoundary>
                  </PictureRouteProvider>
                  <Messages />
                </RemotesProvider>
              </ShopFormats>
            </ApiProvider>
          </I18nProvider>
        </BusProvider>
      </SessionProvider>
    </StrictMode>
  );
}

/** Formats of money and time from the settings; when those arrive late, everything is formatted again. */
function ShopFormats({ children }: { children: ReactNode }) {
  const settings = useShopConfig();
  const session = useSessionStore();
  const cache = useCache();
  useEffect(() => {
    if (settings && learnSettings(session, settings)) void cache.dropAll();
  }, [settings, session, cache]);
  const format = useMemo(
    () => (settings ? { currency: settings.currency, timeZone: settings.timeZone } : withoutSettings),
    [settings],
  );
  return <ShopFormatProvider format={format}>{children}</ShopFormatProvider>;
}

const withoutSettings = { currency: { symbol: '', side: 'left', decimals: 2 }, timeZone: 'UTC' } as const;

/** Shown when no remote's boundary has caught the error: the shell itself failed, and reloading may help. */
function RootErrorFallback() {
  const { t } = useTranslation(rootTexts);
  return (
    <ErrorCard
      title={t('failure.http')}
      retryLabel={t('part.retry')}
      onRetry={() => window.location.reload()}
    />
  );
}

function WithPartFailures({ children }: { children: ReactNode }) {
  const { t } = useTranslation(rootTexts);
  const tell = useCallback(() => toast.error(t('part.failed')), [t]);
  return <PartFailureProvider value={tell}>{children}</PartFailureProvider>;
}

function Messages() {
  const { t } = useTranslation(rootTexts);
  return <Toaster closeLabel={t('part.close')} />;
}
