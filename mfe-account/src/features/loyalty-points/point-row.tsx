import type { PointMovement, PointMovementKind } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, radius, size, Skeleton, space, VisuallyHidden, type IconName } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { detailsAddress } from '../../order/order-addresses';

const icons: Record<PointMovementKind, IconName> = {
  other: 'edit',
  order_place: 'bag',
  order_refund: 'receipt',
  point_to_wallet: 'wallet',
  gift: 'heart',
};

/** One movement: what for, when, how many points came or went, and what there was then. */
export function PointRow({ movement }: { movement: PointMovement }) {
  const { t } = useTranslation(messages);
  const { number, moment } = useFormat();
  const { kind, points, balance, reference, at } = movement;
  const isOrder = (kind === 'order_place' || kind === 'order_refund') && /^\d+$/.test(reference);
  const sign = points < 0 ? '−' : '+';
  return (
    <Row>
      <Sign>
        <Icon name={icons[kind]} />
      </Sign>
      <div>
        <strong>{t(`points.kinds.${kind}`)}</strong>
        <small>
          {isOrder && (
            <Link to={detailsAddress(Number(reference))}>{t('track.order', { id: reference })}</Link>
          )}
          {at && <time dateTime={at}>{moment(at)}</time>}
        </small>
      </div>
      <Figures>
        <Change $gain={points >= 0}>
          <bdi aria-hidden="true">
            {sign}
            {number(Math.abs(points))}
          </bdi>
          <VisuallyHidden>
            {t(points < 0 ? 'points.lost' : 'points.gained', { shown: number(Math.abs(points)) })}
          </VisuallyHidden>
        </Change>
        <small>{t('points.balance', { shown: number(balance) })}</small>
      </Figures>
    </Row>
  );
}

/** Rows in the shape of those that come. */
export function AwaitedRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Row key={index} aria-hidden="true">
      <Skeleton $width="40px" $height="40px" />
      <div>
        <Skeleton $width="55%" $height="18px" />
        <Skeleton $width="35%" $height="14px" />
      </div>
      <Skeleton $width="64px" $height="20px" />
    </Row>
  ));
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 72px;
  padding-block: ${space('xs')};
  border-block-end: 1px solid ${color('border')};
  & > div:nth-child(2) {
    display: grid;
    gap: ${space('xxs')};
    flex: 1;
    min-inline-size: 0;
  }
  & strong {
    font-weight: 600;
  }
  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space('xs')};
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius('full')};
  background: ${color('sunken')};
  color: ${color('textSoft')};
`;

const Figures = styled.div`
  display: grid;
  justify-items: end;
  text-align: end;
`;

const Change = styled.b<{ $gain: boolean }>`
  color: ${({ $gain }) => color($gain ? 'success' : 'text')};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
