import './root/provide';
import { createBrowserRemotes } from '@shop/federation/runtime';
import { createI18n, loadMessages } from '@shop/i18n';
import { RouterProvider } from '@shop/router';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pages } from './routes';
import { Application } from './root/application';
import { listenForInstallOffer } from './features/install/install-offer';
import { readBoot } from './root/boot';
import { createEnvironment } from './root/environment';
import { addGlobalStyles } from './root/global-styles';
import { loadSettings } from './root/page-responses';
import { createRenewal } from './root/renew-page';
import { retryAfterUpdates } from './root/retry-after-updates';
import { errorReporterTo, reporterTo } from './root/report';
import { leaveOnEnd } from './root/session-end';
import { createRouter } from './router';
import { routes } from './routes.manifest';
import { listenForRuntimeErrors } from './analytics/runtime-errors';

/** Creates the application root and shows it: hydrates the server's page, or renders a new one. */
export async function start(): Promise<void> {
  await parsed(document);
  await addGlobalStyles(document);
  listenForInstallOffer();
  const boot = readBoot(document);
  listenForRuntimeErrors(boot, errorReporterTo(boot));
  const prepare = () => loadMessages(boot.language);
  const loader = createBrowserRemotes(boot, { routes, pages, prepare });
  const brought = boot.rendered && loader.loadRendered(boot.rendered);
  const router = createRouter(boot, loader);
  const i18n = createI18n(boot.language);
  const environment = createEnvironment(boot, i18n, (bus) => leaveOnEnd(boot.remotes, router, bus));
  const report = reporterTo(boot);
  await Promise.all([loadSettings(boot, environment.session, environment.api), prepare(), brought]);
  const isDevelopment = process.env.NODE_ENV === 'development' && boot.development === true;
  if (isDevelopment) retryAfterUpdates(boot, loader);
  const renewal = isDevelopment ? {} : createRenewal(loader.load, String(boot.revision));
  const shown = <RouterProvider router={router} />;
  const application = (
    <Application
      {...{ environment, report }}
      pages={shown}
      pictures={boot.pictures}
      remotes={{ ...loader, ...renewal }}
    />
  );
  if (isDevelopment) return showForDevelopers(application);
  // A transition lets the first render yield to the visitor's input.
  startTransition(() => show(application, boot.rendered !== null, report));
}

/** Resolves when the document is parsed; the async entry script may run earlier. */
async function parsed(document: Document): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function getRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  return root;
}

/** The overlay of the development server shows errors that boundaries have caught, too. */
function showForDevelopers(application: ReactNode) {
  createRoot(getRoot(), { onCaughtError: (error) => reportError(error) }).render(application);
}

function show(application: ReactNode, isRendered: boolean, report: ReturnType<typeof reporterTo>) {
  const root = getRoot();
  if (!isRendered) return createRoot(root).render(application);
  hydrateRoot(root, application, {
    // React has recovered from it, but the error must be reported.
    onRecoverableError: (error) => {
      if (process.env.NODE_ENV === 'development') console.error(error);
      const cause = error instanceof Error && error.cause ? ` (${String(error.cause)})` : '';
      report({
        app: 'host',
        part: 'hydration',
        step: 'retry',
        rung: 'live',
        error: `${String(error)}${cause}`,
      });
    },
  });
}
