import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { Container, ErrorCard, Seo, space, Title } from '@shop/ui';
import styled from 'styled-components';
import { UnfinishedPayment } from '../../components/unfinished-payment/deferred-unfinished-payment';
import { messages } from '../../messages';
import { useOrderedLines } from '../../ordering/use-ordered-lines';
import { Checkout } from './checkout';
import { NothingToOrder } from './empty-checkout';
import { SignInFirst, useWhoMustSignIn } from '../../components/checkout-frame/sign-in-first';
import { useFrozen } from '../../components/checkout-frame/use-frozen';
import { WaitingCheckout } from './progress';

/** The checkout in three steps: delivery, payment, review. ROUTE-02, D-20, X-06. */
export function Page() {
  const { t } = useTranslation(messages);
  return (
    <Frame>
      <Seo title={t('checkout.title')} />
      <Title tabIndex={-1}>{t('checkout.title')}</Title>
      <UnfinishedPayment />
      <Content />
    </Frame>
  );
}

function Content() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const mustSignIn = useWhoMustSignIn(search.get('page') !== 'campaign');
  const { value: ordered, freeze } = useFrozen(useOrderedLines());
  const { isKnown, failed, lines, reread } = ordered;
  if (mustSignIn) return <SignInFirst key={mustSignIn} because={mustSignIn} />;
  if (failed)
    return <ErrorCard title={t('checkout.failed')} retryLabel={t('retry')} onRetry={() => void reread()} />;
  if (!isKnown) return <WaitingCheckout />;
  const [first] = lines;
  if (!first) return <NothingToOrder from={ordered.from} />;
  return <Checkout key={`${ordered.from} ${first.item.storeId}`} ordered={ordered} freeze={freeze} />;
}

const Frame = styled(Container)`
  display: grid;
  gap: ${space('md')};
  align-content: start;
  min-block-size: calc(100vh - 56px); /* what is below waits outside the window until all is known */
  padding-block: ${space('lg')} ${space('xxl')};
`;
