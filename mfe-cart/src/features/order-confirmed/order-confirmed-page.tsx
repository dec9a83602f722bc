import { usePageTitle } from '@shop/api';
import { useTranslation } from '@shop/i18n';
import { Link, useSearchParams } from '@shop/router';
import {
  buttonLook,
  Card,
  color,
  Container,
  Icon,
  radius,
  size,
  space,
  Text,
  Title,
  type ButtonLook,
} from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** After placing: the order's number, and how a guest follows it. D-23. */
export function Page() {
  const { t } = useTranslation(messages);
  const title = usePageTitle(t('confirmed.title'));
  const [search] = useSearchParams();
  const orderId = search.get('order_id') ?? '';
  const phone = search.get('phone');
  const track = `/track-order?${new URLSearchParams({ order_id: orderId, ...(phone ? { phone } : {}) }).toString()}`;
  return (
    <Narrow>
      <title>{title}</title>
      <Sheet>
        <Tick>
          <Icon name="check" size={40} />
        </Tick>
        <Title tabIndex={-1}>{t('confirmed.title')}</Title>
        <Text $soft>{t('confirmed.text')}</Text>
        <p>
          {t('confirmed.number')}
          <Number data-testid="order-number">
            <bdi>{orderId}</bdi>
          </Number>
        </p>
        {phone && (
          <Text $soft $small>
            {t('confirmed.keep')}
          </Text>
        )}
        <Action to={track} $wide>
          {t('confirmed.track')}
        </Action>
        <Action to="/home" $tone="quiet" $wide>
          {t('confirmed.home')}
        </Action>
      </Sheet>
    </Narrow>
  );
}

const Narrow = styled(Container)`
  max-inline-size: 560px;
  padding-block: ${space('xl')};
`;

const Sheet = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space('md')};
  padding: ${space('xl')} ${space('lg')};
  text-align: center;
`;

const Tick = styled.div`
  display: grid;
  place-items: center;
  inline-size: 80px;
  block-size: 80px;
  border-radius: ${radius('full')};
  background: ${color('successGround')};
  color: ${color('success')};
`;

const Number = styled.strong`
  display: block;
  font-size: ${size('xxl')};
  font-variant-numeric: tabular-nums;
`;

const Action = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
