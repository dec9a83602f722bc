import { useShopConfig } from '@shop/api';
import type { WalletMovement } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, radius, size, Skeleton, space, VisuallyHidden, type IconName } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { detailsAddress } from '../../order/order-addresses';

const icons: Record<WalletMovement['kind'], IconName> = {
  order_place: 'bag',
  order_refund: 'arrow',
  add_fund: 'plus',
  loyalty_point: 'star',
  referrer: 'user',
  CashBack: 'cash',
  other: 'wallet',
};

/** One movement: what it was, when, how much in which direction, and what the wallet held then. */
export function MovementRow({ movement }: { movement: WalletMovement }) {
  const { t } = useTranslation(messages);
  const { money, moneyWithin, moment } = useFormat();
  const { kind, amount, bonus, balance, at } = movement;
  const isIn = amount >= 0;
  return (
    <Row>
      <Sign $isIn={isIn}>
        <Icon name={icons[kind]} />
      </Sign>
      <Words>
        <strong>{t(`wallet.kind.${kind}`)}</strong>
        <small>
          <Reference movement={movement} />
          {bonus > 0 && <b>{t('wallet.withBonus', { bonus: moneyWithin(bonus) })}</b>}
          {at && <time dateTime={at}>{moment(at)}</time>}
        </small>
      </Words>
      <Figures>
        <Amount $isIn={isIn}>
          <VisuallyHidden>{t(isIn ? 'wallet.in' : 'wallet.out')} </VisuallyHidden>
          <bdi>
            {isIn ? '+' : '\u2212'}
            {money(Math.abs(amount))}
          </bdi>
        </Amount>
        <small>{t('wallet.after', { amount: moneyWithin(balance) })}</small>
      </Figures>
    </Row>
  );
}

/** The order, the gateway, the friend's code: whatever a movement came of. */
function Reference({ movement: { kind, reference } }: { movement: WalletMovement }) {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  const settings = useShopConfig();
  if (reference === '') return null;
  if (kind === 'order_place' || kind === 'order_refund')
    return (
      <Way to={detailsAddress(Number(reference))}>
        <bdi>{t('track.order', { id: reference })}</bdi>
      </Way>
    );
  if (kind === 'loyalty_point' && Number(reference) > 0)
    return <span>{t('wallet.points', { count: Number(reference), value: number(Number(reference)) })}</span>;
  const gateway = settings?.gateways.find(({ key }) => key === reference);
  if (kind === 'add_fund' && !gateway) return null;
  return <bdi>{gateway?.title ?? reference}</bdi>;
}

/** Rows in the shape of those that come. */
export function MovementSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Row key={index} aria-hidden="true">
      <Skeleton $width="40px" $height="40px" $round />
      <Words>
        <Skeleton $width="60%" $height="18px" />
        <Skeleton $width="40%" $height="14px" />
      </Words>
      <Skeleton $width="80px" $height="20px" />
    </Row>
  ));
}

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space('sm')};
  min-block-size: 64px;
  padding-block: ${space('sm')};
  & + & {
    border-block-start: 1px solid ${color('border')};
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Sign = styled.span<{ $isIn: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius('full')};
  background: ${({ $isIn }) => color($isIn ? 'successGround' : 'sunken')};
  color: ${({ $isIn }) => color($isIn ? 'success' : 'textSoft')};
`;

const Words = styled.div`
  flex: 1;
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  & strong {
    font-weight: 600;
  }
  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space('sm')};
  }
  & b {
    color: ${color('success')};
    font-weight: 600;
  }
`;

const Way = styled(Link)`
  color: ${color('brand')};
  font-weight: 600;
  &:hover {
    text-decoration: underline;
  }
`;

const Figures = styled.div`
  display: grid;
  justify-items: end;
  gap: 2px;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Amount = styled.span<{ $isIn: boolean }>`
  color: ${({ $isIn }) => color($isIn ? 'success' : 'text')};
  font-weight: 700;
  white-space: nowrap;
`;
