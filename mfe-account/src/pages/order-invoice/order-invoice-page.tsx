import { useTranslation } from '@shop/i18n';
import { Link, useSearchParams } from '@shop/router';
import {
  Button,
  buttonStyles,
  Container,
  EmptyState,
  ErrorCard,
  Icon,
  Seo,
  Skeleton,
  space,
  VisuallyHidden,
  type ButtonStyleProps,
} from '@shop/ui';
import styled, { createGlobalStyle } from 'styled-components';
import { messages } from '../../messages';
import { toDetailsAddress, toTrackAddress } from '../../orders/addresses';
import { getNumber, useTrackedQuery, type TrackedQuery } from '../../orders/tracked-query';
import { useOrder } from '../../orders/use-tracked';
import { InvoiceDocument } from './invoice-document';

/** The invoice of an order: a customer's by its number, a guest's by number and phone. X-07. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const id = getNumber(search, 'order');
  const { query, isRequested } = useTrackedQuery('order');
  return (
    <Column>
      <Seo title={id === null ? t('invoice.open') : t('invoice.title', { id })} />
      <PrintStyle />
      {id !== null && isRequested ? <Content id={id} query={query} /> : <Missing id={id} />}
    </Column>
  );
}

function Content({ id, query }: { id: number; query: TrackedQuery | null }) {
  const { t } = useTranslation(messages);
  const { order, lines, error, phone, refresh } = useOrder(query);
  if ([403, 404].includes(error?.status ?? 0) && !order.data) return <Missing id={id} />;
  if (order.data && lines.data)
    return (
      <>
        <Tools>
          <Back $tone="quiet" to={phone ? toTrackAddress(id) : toDetailsAddress(id)}>
            <Icon name="arrow" size={16} mirrored />
            {t('track.order', { id })}
          </Back>
          <Button icon="receipt" onClick={() => window.print()}>
            {t('invoice.print')}
          </Button>
        </Tools>
        <InvoiceDocument order={order.data} lines={lines.data} />
      </>
    );
  const failure = order.data ? lines.error : error;
  if (failure)
    return <ErrorCard title={t('track.failed')} retryLabel={t('retry')} onRetry={() => void refresh()} />;
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('invoice.title', { id })}
      </VisuallyHidden>
      <Skeleton $height="48px" />
      <Skeleton $height="720px" />
    </>
  );
}

/** The tracking page asks a guest for the phone. */
function Missing({ id }: { id: number | null }) {
  const { t } = useTranslation(messages);
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('invoice.open')}
      </VisuallyHidden>
      <EmptyState
        drawing="receipt"
        title={t('track.notFound')}
        action={
          <ButtonLink to={id === null ? '/track-order' : toTrackAddress(id)}>{t('track.title')}</ButtonLink>
        }
      >
        {t('track.notFoundHint')}
      </EmptyState>
    </>
  );
}

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
  max-inline-size: 860px;
  padding-block: ${space('lg')} ${space('xl')};
  @media print {
    max-inline-size: none;
    padding: 0;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  @media print {
    display: none;
  }
`;

const Back = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
  padding-inline: 0;
  background: none;
  & svg {
    rotate: 180deg;
  }
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Prints only the page's main element, without the shop's frame. For A4 and letter. */
const PrintStyle = createGlobalStyle`
  @media print {
    @page { margin: 14mm; }
    body *:not(:has(#main), #main, #main *) { display: none !important; }
    body, #main { min-block-size: 0 !important; background: none; }
  }
`;
