import { useTranslation } from '@shop/i18n';
import { Link, useSearchParams } from '@shop/router';
import { useIsCustomer } from '@shop/session';
import {
  Button,
  buttonLook,
  Container,
  EmptyState,
  ErrorCard,
  Icon,
  Seo,
  Skeleton,
  space,
  VisuallyHidden,
  type ButtonLook,
} from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { detailsAddress, trackAddress } from '../../order/order-addresses';
import { questionFrom, useOrder } from '../../order/use-order';
import type { Question } from '../../tracking/question';
import { InvoiceSheet } from './invoice-sheet';
import { PrintStyle } from './print-style';

/** An order on paper: a customer's own by its number, a guest's by number and phone. X-07. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const isCustomer = useIsCustomer();
  const question = questionFrom(search, isCustomer);
  return (
    <Column>
      <Seo title={question ? t('invoice.title', { id: question.id }) : t('invoice.open')} />
      <PrintStyle />
      {question ? <Content question={question} /> : <Missing />}
    </Column>
  );
}

function Content({ question }: { question: Question }) {
  const { t } = useTranslation(messages);
  const { order, lines, error, phone, refresh } = useOrder(question);
  if ([403, 404].includes(error?.status ?? 0) && !order.data) return <Missing />;
  if (order.data && lines.data)
    return (
      <>
        <Tools>
          <Back $tone="quiet" to={phone ? trackAddress(question.id, phone) : detailsAddress(question.id)}>
            <Icon name="arrow" size={16} mirrored />
            {t('track.order', { id: question.id })}
          </Back>
          <Button icon="receipt" onClick={() => window.print()}>
            {t('invoice.print')}
          </Button>
        </Tools>
        <InvoiceSheet order={order.data} lines={lines.data} />
      </>
    );
  const failure = order.data ? lines.error : error;
  if (failure)
    return <ErrorCard title={t('track.failed')} retryLabel={t('retry')} onRetry={() => void refresh()} />;
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('invoice.title', { id: question.id })}
      </VisuallyHidden>
      <Skeleton $height="48px" />
      <Skeleton $height="720px" />
    </>
  );
}

function Missing() {
  const { t } = useTranslation(messages);
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('invoice.open')}
      </VisuallyHidden>
      <EmptyState
        drawing="receipt"
        title={t('track.notFound')}
        action={<Way to="/track-order">{t('track.title')}</Way>}
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

const Back = styled(Link)<ButtonLook>`
  ${buttonLook}
  padding-inline: 0;
  background: none;
  & svg {
    rotate: 180deg;
  }
`;

const Way = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
