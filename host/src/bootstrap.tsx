import './provide';
import { browserRemotes } from '@shop/federation/runtime';
import { loadMessages } from '@shop/i18n';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { pages } from './features/routes';
import { Application } from './root/application';
import { readBoot } from './root/boot';
import { createEnvironment } from './root/environment';
import { knownAnswers, settingsOf } from './root/known-answers';
import { reporterTo } from './root/report';
import { createRouter } from './router';
import { routes } from './routes.manifest';

/** Makes everything that one application root has one of, and renders it. */
export async function start(): Promise<void> {
  const boot = readBoot(document);
  const prepare = () => loadMessages(boot.language);
  const loader = browserRemotes(boot.remotes, { routes, pages, prepare });
  const router = createRouter(boot.remotes, loader.prefetchPage);
  const environment = createEnvironment(boot, () => void router.navigate('/home'));
  const { session, api } = environment;
  const [settings] = await Promise.all([settingsOf(boot, api), prepare()]);
  if (settings) session.setState({ decimals: settings.currency.decimals });

  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const application = (
    <Application
      {...{ environment, router, loader }}
      known={knownAnswers(boot, settings, session.getState())}
      report={reporterTo(boot)}
    />
  );
  // As a transition the first render gives way to what the visitor does with the painted shell.
  startTransition(() => createRoot(root).render(application));
}
