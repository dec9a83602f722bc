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
import { useGoToModule } from '../../cart/go-to-module';
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
    if (isOver && token) forgetJoinedCart(token);
  }, [isOver, token]);
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
  useCartModule(cart);
  const { t } = useTranslation(messages);
  return (
    <>
      <Role cart={cart} />
      <Panel as="section" aria-label={t('together.inOrder')}>
        <Heading>{t('together.inOrder')}</Heading>
        <Lines lines={cart.lines} />
      </Panel>
    </>
  );
}

/** Opens the module of the cart: the visitor's own cart of its store is there. Once, as store pages do. D-04. */
function useCartModule({ moduleId, moduleType }: SharedCart): void {
  const goToModule = useGoToModule();
  const restored = useSession((session) => session.restored);
  useEffect(() => {
    if (restored) goToModule({ moduleId, moduleType });
  }, [restored, goToModule, moduleId, moduleType]);
}

/** What the visitor can do: the owner pays, everybody else adds. Nothing until it is known which of both they are. */
function Role({ cart }: { cart: SharedCart }) {
  const { t } = useTranslation(messages);
  const { token, storeId, storeName } = cart;
  const { data: shares, error, mutate } = useEndpoint(cartShares, {});
  // A visitor without a guest id has shared nothing, and no request is sent.
  const isNobody = useSession((session) => session.restored && !session.token && !session.guestId);
  const isKnown = shares !== undefined || isNobody;
  const isOwn = shares?.some((share) => share.token === token) ?? false;
  useEffect(() => {
    if (isOwn) forgetJoinedCart(token);
    else if (isKnown) saveJoinedCart({ token, storeId });
  }, [isKnown, isOwn, token, storeId]);
  if (!isKnown)
    return error ? (
      <ErrorCard title={t('failed')} retryLabel={t('retry')} onRetry={() => void mutate()} />
    ) : (
      <Skeleton $height="160px" />
    );
  return (
    <>
      <Text $soft>{t(isOwn ? 'together.own' : 'together.others', { store: storeName })}</Text>
      {isOwn ? <Proceed /> : <AddMine cart={cart} />}
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
