import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { buttonStyles, type ButtonStyleProps, EmptyState } from '@shop/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useLatest } from '../../ordering/use-latest';
import { usePlacing } from '../../ordering/placing/use-placing';
import { usePlacingHandlers } from './use-placing-handlers';
import { Waiting } from '../../components/checkout-frame/checkout-columns';

const nothing = () => undefined;

/** The checkout of an empty cart. If the response to an order was lost, its result is looked up here. D-21, F-28. */
export function NothingToOrder({ from }: { from: 'cart' | 'purchase' }) {
  const { t } = useTranslation(messages);
  const placed = usePlacingHandlers();
  const { busy, recover } = usePlacing(from, { ...placed, onLeaving: nothing, onRefused: () => true });
  const latest = useLatest(recover);
  useEffect(() => {
    if (from === 'cart') void latest.current();
  }, [from, latest]);
  if (busy) return <Waiting />;
  return (
    <EmptyState title={t('empty.title')} action={<Home to="/home">{t('empty.action')}</Home>}>
      {t('empty.text')}
    </EmptyState>
  );
}

const Home = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
