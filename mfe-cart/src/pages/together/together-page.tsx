import { useEndpoint } from '@shop/api';
import { cartShares, sharedCart } from '@shop/contract';
import { priceLine, type CartLine, type SharedCart } from '@shop/domain';
import { useBus } from '@shop/events';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link, useSearchParams } from '@shop/router';
import { useSession } from '@shop/session';
import {
  Button,
  buttonStyles,
  type ButtonStyleProps,
  Card,
  color,
  EmptyState,
  ErrorCard,
  Heading,
  Seo,
  Skeleton,
  space,
  Text,
  Title,
} from '@shop/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { forgetJoinedCart, saveJoinedCart } from '../../cart/joined-cart';
import { togetherParameter } from '../../cart/together-address';
import { Narrow } from '../../components/confirmed/confirmed-panel';
import { ListedLine } from '../../components/listed-line/listed-line';
import { sharedInterval } from '../../components/shared-cart/together-banners';
import { messages } from '../../messages';
import { AddMine } from './add-mine';

/** A cart that several people fill and one pays. X-26. */
export function Page() {
  const { t } = useTranslation(messages);
  const [search] = useSearchParams();
  const token = search.get(togetherParameter);
  const {
    data: cart,
    error,
    mutate,
  } = useEndpoint(sharedCart, token ? { query: { token } } : null, {
    refreshInterval: sharedInterval,
  });
  const isAbsent = useSession(({ capabilities }) => capabilities?.includes('shared-carts') === false);
  const isOver = !token || isAbsent || error?.status === 404;
  useEffect(() => {
    if (isOver) forgetJoinedCart();
  }, [isOver]);
  return (
    <Narrow>
      <Seo title={t('together.title')} />
      <Title>{t('together.title')}</Title>
      {isOver ? (
        <EmptyState
          title={t('together.over')}
          action={<ButtonLink to="/home">{t('empty.action')}</ButtonLink>}
        >
          {t('together.overText')}
        </EmptyState>
      ) : cart ? (
        <Together cart={cart} />
      ) : error ? (
        <ErrorCard title={t('failed')} retryLabel={t('retry')} onRetry={() => void mutate()} />
      ) : (
        <Skeleton $height="240px" />
      )}
    </Narrow>
  );
}

function Together({ cart }: { cart: SharedCart }) {
  const { t } = useTranslation(messages);
  const { data: shares } = useEndpoint(cartShares, {});
  const isOwn = shares?.some(({ token }) => token === cart.token) ?? false;
  const { token, storeId } = cart;
  useEffect(() => {
    if (!isOwn) saveJoinedCart({ token, storeId });
  }, [isOwn, token, storeId]);
  return (
    <>
      <Text $soft>{t(isOwn ? 'together.own' : 'together.others', { store: cart.storeName })}</Text>
      {isOwn ? <Proceed /> : <AddMine cart={cart} />}
      <Panel as="section" aria-label={t('together.inOrder')}>
        <Heading>{t('together.inOrder')}</Heading>
        <Lines lines={cart.lines} />
      </Panel>
    </>
  );
}

/** The one who pays goes on in the cart. */
function Proceed() {
  const { t } = useTranslation(messages);
  const bus = useBus();
  return (
    <Button wide icon="cart" onClick={() => bus.emit('cart:open-requested', {})}>
      {t('together.toCart')}
    </Button>
  );
}

function Lines({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const total = lines.reduce((sum, line) => sum + priceLine(line.item, line, line.quantity).net, 0);
  if (lines.length === 0) return <Text $soft>{t('together.nothingYet')}</Text>;
  return (
    <>
      <List>
        {lines.map((line) => (
          <ListedLine
            key={line.id}
            line={line}
            note={line.addedBy?.length ? t('together.addedBy', { names: line.addedBy }) : null}
          />
        ))}
      </List>
      <Total>
        <span>{t('subtotal')}</span>
        <bdi>{format.money(total)}</bdi>
      </Total>
    </>
  );
}

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

const Panel = styled(Card)`
  display: grid;
  gap: ${space('sm')};
`;

const List = styled.ul`
  display: grid;
  gap: ${space('sm')};
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  padding-block-start: ${space('sm')};
  border-block-start: 1px solid ${color('border')};
  font-weight: 700;
`;
