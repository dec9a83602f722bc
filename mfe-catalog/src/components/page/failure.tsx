import type { ApiError } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, EmptyState, ErrorCard, Seo, VisuallyHidden, type ButtonLook } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { PageFrame } from './page-frame';

type Kind = 'item' | 'store' | 'category' | 'campaign' | 'vehicle' | 'provider';

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

/** An item, store or category that does not exist (any more): a message with a link. */
export function Missing({ what }: { what: Kind }) {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      drawing="search"
      title={t(`missing.${what}`)}
      action={
        <ButtonLink to="/home" $tone="primary">
          {t('missing.toShop')}
        </ButtonLink>
      }
    >
      {t('missing.hint')}
    </EmptyState>
  );
}

/** The same as a whole page. */
export function MissingPage({ what }: { what: Kind }) {
  const { t } = useTranslation(messages);
  return (
    <PageFrame>
      <Seo title={t(`missing.${what}`)} robots="noindex" />
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t(`missing.${what}`)}
      </VisuallyHidden>
      <Missing what={what} />
    </PageFrame>
  );
}

interface FailedProps {
  onRetry: () => void;
  busy: boolean;
  compact?: boolean;
}

/** A section that failed to load, with Retry; the others stay. */
export function Failed({ onRetry, busy, compact = false }: FailedProps) {
  const { t } = useTranslation(messages);
  return (
    <ErrorCard
      title={t('failed.title')}
      retryLabel={t('failed.retry')}
      onRetry={onRetry}
      busy={busy}
      compact={compact}
    >
      {t('failed.hint')}
    </ErrorCard>
  );
}

/** Whether the backend has responded that it does not exist, so that retrying is useless. */
export const isMissing = (error: ApiError | undefined): boolean =>
  error?.kind === 'http' && (error.status === 404 || error.status === 400 || error.status === 422);
