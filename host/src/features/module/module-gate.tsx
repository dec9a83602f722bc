import { useTranslation } from '@shop/i18n';
import { useLocation, useSearchParams } from '@shop/router';
import { useSessionStore } from '@shop/session';
import { createDeferredPart, ErrorCard } from '@shop/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { messages } from '../../messages';
import { PageSkeleton } from '../../components/page-skeleton/page-skeleton';
import { useChooseModule, useModules } from './use-modules';

const ModuleDialog = createDeferredPart(
  async () => (await import(/* webpackChunkName: "module-dialog" */ './module-dialog')).default,
);

/** Of each application root: keys of the history entries whose `module_id` was taken. */
const takenEntries = new WeakMap<object, Set<string>>();

/** `module_id` of the address until it is taken; from then on a later choice counts, also after going back to the entry. */
function useRequestedId(): { id: string | null; take: () => void } {
  const session = useSessionStore();
  const { key } = useLocation();
  const [search] = useSearchParams();
  const take = useCallback(() => {
    const taken = takenEntries.get(session) ?? new Set();
    takenEntries.set(session, taken.add(key));
  }, [session, key]);
  return { id: takenEntries.get(session)?.has(key) ? null : search.get('module_id'), take };
}

/**
 * Shows a page once a module that serves the zones is chosen. A single module is chosen automatically; of several the
 * visitor chooses (MOD-01, D-06). `module_id` in the address counts as a choice (ROUTE-01), once.
 */
export function ModuleGate({ page, children }: { page: string; children: ReactNode }) {
  const { t } = useTranslation(messages);
  const { modules, chosen, current, isKnown, isValidating, error, retry } = useModules();
  const choose = useChooseModule();
  const { id: requestedId, take } = useRequestedId();
  const [hasFailed, setFailed] = useState(false);
  const requested = modules.find((module) => String(module.id) === requestedId);
  const onlyModule = modules.length === 1 ? modules[0] : undefined;
  const next = requested ?? (current ? undefined : onlyModule);
  const changes = next !== undefined && next.id !== chosen?.id;

  useEffect(() => {
    if (next && changes) choose(next);
    if (requested) take();
  }, [next, changes, requested, choose, take]);

  if (!isKnown && error) {
    return (
      <ErrorCard title={t('module.failed')} retryLabel={t('retry')} onRetry={retry} busy={isValidating} />
    );
  }
  const isOpen = isKnown ? Boolean(current) && !changes : chosen !== null;
  if (isOpen) return children;
  // The dialog's code could not be loaded, and nothing else on the page asks for it again.
  if (hasFailed)
    return <ErrorCard title={t('module.failed')} retryLabel={t('retry')} onRetry={() => setFailed(false)} />;
  return (
    <>
      <PageSkeleton page={page} />
      {isKnown && !next && <ModuleDialog modules={modules} onFailed={() => setFailed(true)} />}
    </>
  );
}
