import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { createDeferredPart, ErrorCard } from '@shop/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { messages } from '../../messages';
import { PageSkeleton } from '../../components/page-skeleton/page-skeleton';
import { useChooseModule, useModules } from './use-modules';

const ModuleDialog = createDeferredPart(
  async () => (await import(/* webpackChunkName: "module-dialog" */ './module-dialog')).default,
);

/**
 * Shows a page once a module that serves the zones is chosen. A single module is chosen automatically; of several the
 * visitor chooses (MOD-01, D-06). `module_id` in the address counts as a choice (ROUTE-01), once: it leaves the address, so
 * that it does not take back a later choice.
 */
export function ModuleGate({ page, children }: { page: string; children: ReactNode }) {
  const { t } = useTranslation(messages);
  const { modules, chosen, current, isKnown, isValidating, error, retry } = useModules();
  const choose = useChooseModule();
  const [search, setSearch] = useSearchParams();
  const [hasFailed, setFailed] = useState(false);
  const requested = modules.find((module) => String(module.id) === search.get('module_id'));
  const onlyModule = modules.length === 1 ? modules[0] : undefined;
  const next = requested ?? (current ? undefined : onlyModule);
  const changes = next !== undefined && next.id !== chosen?.id;

  useEffect(() => {
    if (next) choose(next);
  }, [next, choose]);

  useEffect(() => {
    if (!requested) return;
    const rest = new URLSearchParams(search);
    rest.delete('module_id');
    setSearch(rest, { replace: true, preventScrollReset: true });
  }, [requested, search, setSearch]);

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
