import { type ApiError } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { keepContactPhone, useContactPhone, useIsCustomer } from '@shop/session';
import { Button, Card, Container, EmptyState, ErrorCard, Seo, Skeleton, space, Title } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { numberFrom, numberName, type Tracked, trackTextKeys } from '../../orders/question';
import { TrackForm, type TrackedBy } from './track-form';

interface Props {
  what: Tracked;
  /** The address names one. */
  isRequested: boolean;
  error: ApiError | undefined;
  onRetry: () => void;
  /** How it stands; null: not there yet, or nowhere. */
  children: ReactNode;
}

/** Following something by its number: the form, what is found, or that nothing is. D-23, ROUTE-11. */
export function TrackFrame({ what, isRequested, error, onRetry, children }: Props) {
  const { t } = useTranslation(messages);
  const textKey = trackTextKeys[what];
  const isCustomer = useIsCustomer();
  const { start, show } = useTrackForm(what);
  const isMissing = error?.status === 404 && !children;
  const isForm = !isRequested || isMissing;
  return (
    <Column $narrow={isForm}>
      <Seo title={t(`${textKey}.title`)} />
      <Title tabIndex={-1}>{t(`${textKey}.title`)}</Title>
      {isMissing && (
        <EmptyState drawing="receipt" compact title={t(`${textKey}.notFound`)}>
          {t(`${textKey}.notFoundHint`)}
        </EmptyState>
      )}
      {isForm && (
        <Card>
          <TrackForm key={String(isCustomer)} {...{ what, isCustomer, start }} onSearch={show} />
        </Card>
      )}
      {!isForm && (children ?? <Waiting what={what} error={error} onRetry={onRetry} />)}
      {!isForm && (
        <div>
          <Button tone="quiet" onClick={() => show(null)}>
            {t(`${textKey}.again`)}
          </Button>
        </div>
      )}
    </Column>
  );
}

/** The number stands in the address, a guest's phone in this tab alone; a page of the account stays one. */
function useTrackForm(what: Tracked) {
  const [search, setSearch] = useSearchParams();
  const isCustomer = useIsCustomer();
  const name = numberName(what);
  const page = search.get('page');
  const phone = useContactPhone(what, numberFrom(search, what));
  const show = (wanted: TrackedBy | null) => {
    if (wanted && !isCustomer) keepContactPhone(what, Number(wanted.number), wanted.phone);
    setSearch({ ...(page ? { page } : {}), ...(wanted ? { [name]: wanted.number } : {}) });
  };
  return { start: { number: search.get(name) ?? '', phone: phone ?? '' }, show };
}

function Waiting({ what, error, onRetry }: Pick<Props, 'what' | 'error' | 'onRetry'>) {
  const { t } = useTranslation(messages);
  if (error)
    return <ErrorCard title={t(`${trackTextKeys[what]}.failed`)} retryLabel={t('retry')} onRetry={onRetry} />;
  return <Skeleton $height="420px" />;
}

const Column = styled(Container)<{ $narrow: boolean }>`
  display: grid;
  gap: ${space('lg')};
  padding-block: ${space('xl')};
  ${({ $narrow }) => $narrow && 'max-inline-size: 560px;'}
`;
