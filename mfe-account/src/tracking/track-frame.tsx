import { type ApiError } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { keepContactPhone, useContactPhone, useIsCustomer } from '@shop/session';
import { Button, Card, Container, EmptyState, ErrorCard, Seo, Skeleton, space, Title } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../messages';
import { numberFrom } from './question';
import { TrackForm, type TrackedBy } from './track-form';
import { numberName, trackWords, type Tracked } from './track-words';

interface Props {
  what: Tracked;
  /** The address names one. */
  isAsked: boolean;
  error: ApiError | undefined;
  onRetry: () => void;
  /** How it stands; null: not there yet, or nowhere. */
  children: ReactNode;
}

/** Following something by its number: the form, what is found, or that nothing is. D-23, ROUTE-11. */
export function TrackFrame({ what, isAsked, error, onRetry, children }: Props) {
  const { t } = useTranslation(messages);
  const words = trackWords[what];
  const isCustomer = useIsCustomer();
  const { start, show } = useAsking(what);
  const isMissing = error?.status === 404 && !children;
  const isForm = !isAsked || isMissing;
  return (
    <Column $narrow={isForm}>
      <Seo title={t(`${words}.title`)} />
      <Title tabIndex={-1}>{t(`${words}.title`)}</Title>
      {isMissing && (
        <EmptyState drawing="receipt" compact title={t(`${words}.notFound`)}>
          {t(`${words}.notFoundHint`)}
        </EmptyState>
      )}
      {isForm && (
        <Card>
          <TrackForm key={String(isCustomer)} {...{ what, isCustomer, start }} onAsk={show} />
        </Card>
      )}
      {!isForm && (children ?? <Waiting what={what} error={error} onRetry={onRetry} />)}
      {!isForm && (
        <div>
          <Button tone="quiet" onClick={() => show(null)}>
            {t(`${words}.again`)}
          </Button>
        </div>
      )}
    </Column>
  );
}

/** The number stands in the address, a guest's phone in this tab alone; a page of the account stays one. */
function useAsking(what: Tracked) {
  const [search, setSearch] = useSearchParams();
  const isCustomer = useIsCustomer();
  const name = numberName(what);
  const page = search.get('page');
  const phone = useContactPhone(what, numberFrom(search, what));
  const show = (asked: TrackedBy | null) => {
    if (asked && !isCustomer) keepContactPhone(what, Number(asked.number), asked.phone);
    setSearch({ ...(page ? { page } : {}), ...(asked ? { [name]: asked.number } : {}) });
  };
  return { start: { number: search.get(name) ?? '', phone: phone ?? '' }, show };
}

function Waiting({ what, error, onRetry }: Pick<Props, 'what' | 'error' | 'onRetry'>) {
  const { t } = useTranslation(messages);
  if (error)
    return <ErrorCard title={t(`${trackWords[what]}.failed`)} retryLabel={t('retry')} onRetry={onRetry} />;
  return <Skeleton $height="420px" />;
}

const Column = styled(Container)<{ $narrow: boolean }>`
  display: grid;
  gap: ${space('lg')};
  padding-block: ${space('xl')};
  ${({ $narrow }) => $narrow && 'max-inline-size: 560px;'}
`;
