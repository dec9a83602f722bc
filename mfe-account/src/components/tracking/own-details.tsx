import type { ApiError } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, EmptyState, ErrorCard, type ButtonStyleProps } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { ListingPage } from '../account/back-link';
import { PanelSkeletons } from '../panel/panel';
import { trackTextKeys, type Tracked } from '../../orders/tracked-query';

interface Props {
  what: Tracked;
  /** The account's page that lists them, and the message for one that is not the customer's. */
  page: ListingPage;
  notYours: string;
  /** Whether the address contains a number. */
  isRequested: boolean;
  error: ApiError | undefined;
  busy: boolean;
  onRetry: () => void;
  /** The order or trip; null while it loads, or if there is none. */
  children: ReactNode;
}

/** The page of a customer's order or trip: its content, placeholders, or an error. */
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

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
