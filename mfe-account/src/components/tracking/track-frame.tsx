import { type ApiError } from '@shop/api';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useLocation, useSearchParams } from '@shop/router';
import { saveContactPhone, useContactPhone, useIsCustomer } from '@shop/session';
import { Button, Card, Container, EmptyState, ErrorCard, Seo, Skeleton, space, Title } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { getNumber, getNumberName, type Tracked, trackTextKeys } from '../../orders/tracked-query';
import { LastFollowed } from './last-followed';
import { TrackForm, type TrackedBy } from './track-form';

interface Props {
  what: Tracked;
  /** Whether the address contains a number. */
  isRequested: boolean;
  error: ApiError | undefined;
  onRetry: () => void;
  /** The order or trip; null while it loads, or if there is none. */
  children: ReactNode;
}

/** The tracking page: the form, and the found order or trip, or that there is none. D-23, ROUTE-11. */
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
          {!isCustomer && <OfAccount textKey={textKey} />}
        </EmptyState>
      )}
      {isForm && (
        <Card>
          <TrackForm
            key={`${String(isCustomer)} ${start.number}`}
            {...{ what, isCustomer, start }}
            onSearch={show}
          />
        </Card>
      )}
      {isForm && !isCustomer && <LastFollowed what={what} />}
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

/**
 * Puts the number into the address and saves a guest's phone in this tab only. A page of the account keeps its address.
 */
function useTrackForm(what: Tracked) {
  const [search, setSearch] = useSearchParams();
  const isCustomer = useIsCustomer();
  const name = getNumberName(what);
  const page = search.get('page');
  const phone = useContactPhone(what, getNumber(search, what));
  const show = (wanted: TrackedBy | null) => {
    if (wanted && !isCustomer) saveContactPhone(what, Number(wanted.number), wanted.phone);
    setSearch({ ...(page ? { page } : {}), ...(wanted ? { [name]: wanted.number } : {}) });
  };
  return { start: { number: search.get(name) ?? '', phone: phone ?? '' }, show };
}

/**
 * A customer's order is shown to nobody else, whatever phone they know, and the answer is the same as for no order: a guest
 * is told to sign in. D-23, F-46.
 */
function OfAccount({ textKey }: { textKey: (typeof trackTextKeys)[Tracked] }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const { pathname, search } = useLocation();
  const signIn = () => bus.emit('auth:sign-in-requested', { because: 'account', next: pathname + search });
  return (
    <Hint>
      {t(`${textKey}.ofAccount`)}{' '}
      <Button tone="secondary" small icon="user" onClick={signIn}>
        {t('track.signIn')}
      </Button>
    </Hint>
  );
}

function Waiting({ what, error, onRetry }: Pick<Props, 'what' | 'error' | 'onRetry'>) {
  const { t } = useTranslation(messages);
  if (error)
    return <ErrorCard title={t(`${trackTextKeys[what]}.failed`)} retryLabel={t('retry')} onRetry={onRetry} />;
  return <Skeleton $height="420px" />;
}

const Hint = styled.span`
  display: grid;
  justify-items: center;
  gap: ${space('sm')};
  margin-block-start: ${space('sm')};
`;

const Column = styled(Container)<{ $narrow: boolean }>`
  display: grid;
  gap: ${space('lg')};
  padding-block: ${space('xl')};
  ${({ $narrow }) => $narrow && 'max-inline-size: 560px;'}
`;
