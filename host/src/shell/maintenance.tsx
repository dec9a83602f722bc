import { useShopConfig } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { EmptyState, Seo } from '@shop/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/**
 * Shows a message instead of every page while the shop is in maintenance (`maintenance_mode`); header and footer
 * stay.
 */
export function UnlessClosed({ children }: { children: ReactNode }) {
  const { t } = useTranslation(messages);
  if (useShopConfig()?.maintenance !== true) return children;
  return (
    <>
      <Seo title={t('maintenance.title')} robots="noindex" />
      <EmptyState drawing="plug" title={t('maintenance.title')}>
        {t('maintenance.text')}
      </EmptyState>
    </>
  );
}
