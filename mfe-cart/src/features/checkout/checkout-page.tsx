import { usePageTitle } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { Container, ErrorCard, space, Title } from '@shop/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { UnfinishedPayment } from '../../checkout-parts';
import { messages } from '../../messages';
import { useOrderedLines, type OrderedLines } from '../../ordering/use-ordered-lines';
import { Checkout } from './checkout';
import { NothingToOrder } from './nothing-to-order';
import { SignInFirst } from '../../checkout-frame/sign-in-first';
import { useWhoMustSignIn } from '../../checkout-frame/use-who-must-sign-in';
import { Waiting } from '../../checkout-frame/waiting';

/** What is ordered, how it comes, who pays how, what it costs, in three steps. ROUTE-02, D-20, X-06. */
export function Page() {
  const { t } = useTranslation(messages);
  const title = usePageTitle(t('checkout.title'));
  return (
    <Frame>
      <title>{title}</title>
      <Title tabIndex={-1}>{t('checkout.title')}</Title>
      <UnfinishedPayment />
      <Content />
    </Frame>
  );
}

/** Once the order stands its lines are gone; the page shows them until it is left. */
function useHeldLines() {
  const ordered = useOrderedLines();
  const [held, setHeld] = useState<OrderedLines | null>(null);
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => persisted && setHeld(null);
    window.addEventListener('pageshow', release);
    return () => window.removeEventListener('pageshow', release);
  }, []);
  return { ordered: held ?? ordered, hold: () => setHeld(ordered) };
}

function Content() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const mustSignIn = useWhoMustSignIn(search.get('page') !== 'campaign');
  const { ordered, hold } = useHeldLines();
  const { isKnown, failed, lines, reread } = ordered;
  if (mustSignIn) return <SignInFirst key={mustSignIn} because={mustSignIn} />;
  if (failed)
    return <ErrorCard title={t('checkout.failed')} retryLabel={t('retry')} onRetry={() => void reread()} />;
  if (!isKnown) return <Waiting />;
  const [first] = lines;
  if (!first) return <NothingToOrder from={ordered.from} />;
  return <Checkout key={`${ordered.from} ${first.item.storeId}`} ordered={ordered} hold={hold} />;
}

const Frame = styled(Container)`
  display: grid;
  gap: ${space('md')};
  padding-block: ${space('lg')} ${space('xxl')};
`;
