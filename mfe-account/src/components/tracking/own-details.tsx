import type { ApiError } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonLook, EmptyState, ErrorCard, type ButtonLook } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { PanelSkeletons } from '../panel/panel';
import { trackTextKeys, type Tracked } from '../../orders/question';

interface Props {
  what: Tracked;
  /** Page of the account that lists them, and what is said where it is none of the customer's. */
  page: string;
  notYours: string;
  /** The address names one. */
  isRequested: boolean;
  error: ApiError | undefined;
  busy: boolean;
  onRetry: () => void;
  /** How it stands; null: not there yet, or nowhere. */
  children: ReactNode;
}

/** One of the customer's own: how it stands, what is on its way, or what went wrong. */
export function OwnDetails({ what, page, notYours, isRequested, error, busy, onRetry, children }: Props) {
  const { t } = useTranslation(messages);
  const textKey = trackTextKeys[what];
  if (children) return children;
  if (!isRequested || [403, 404].includes(error?.status ?? 0))
    return (
      <EmptyState
        drawing="receipt"
        title={t(`${textKey}.notFound`)}
        action={<ButtonLink to={`/profile?page=${page}`}>{t(`account.${page}`)}</ButtonLink>}
      >
        {notYours}
      </EmptyState>
    );
  if (!error) return <PanelSkeletons />;
  return <ErrorCard title={t(`${textKey}.failed`)} retryLabel={t('retry')} onRetry={onRetry} busy={busy} />;
}

const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
