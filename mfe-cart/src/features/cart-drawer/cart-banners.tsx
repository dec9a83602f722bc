import { useEndpoint, useShopConfig } from '@shop/api';
import { cartMerge, storeDetails } from '@shop/contract';
import { type CartLine, getStoreClosure } from '@shop/domain';
import { useBus } from '@shop/events';
import { isolate, useTranslation } from '@shop/i18n';
import { useNow, useSession } from '@shop/session';
import { Button, color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { useClosedText } from '../../cart/closed-store';
import { Note } from '../../components/cart-lines/cart-line.styles';
import { MergeNote } from '../../components/cart-lines/merge-note';
import { messages } from '../../messages';

/** Links to the merge dialog while a merge after signing in is undecided. D-17. */
export function MergeBanner() {
  const bus = useBus();
  const merge = useEndpoint(cartMerge, {}).data;
  if (!merge || (merge.offered.length === 0 && merge.cut.length === 0)) return null;
  return (
    <MergeNote
      textKey={merge.offered.length > 0 ? 'open' : 'cutTitle'}
      onLook={() => bus.emit('cart:merge-requested', {})}
    />
  );
}

/** Shows that the cart's store is closed, when it opens, and whether it takes orders for later. STATE-07. */
export function ClosedNotice({ lines }: { lines: CartLine[] }) {
  const { t } = useTranslation(messages);
  const toText = useClosedText();
  const now = useNow();
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';
  const id = lines[0]?.item.storeId;
  const store = useEndpoint(storeDetails, id === undefined ? null : { params: { id } }).data;
  if (!now || !store) return null;
  const closure = getStoreClosure(store, now, timeZone);
  if (!closure) return null;
  const { opens, takesOrdersForLater } = closure;
  return (
    <Note as="section" $tone={takesOrdersForLater ? 'warning' : 'danger'} role="status">
      <Icon name="clock" size={18} />
      <p>
        {toText({ name: store.name, opens })}
        {takesOrdersForLater && ` ${t('closedStore.later')}`}
      </p>
    </Note>
  );
}

const mostNames = 5;

/** Lists, after a change of location, what cannot be delivered there, with a button that removes it. */
export function LocationBanner({ lines, onRemove }: { lines: CartLine[]; onRemove: () => void }) {
  const { t, direction } = useTranslation(messages);
  const bus = useBus();
  const address = useSession((session) => session.place?.address ?? '');
  if (lines.length === 0) return null;
  return (
    <Box role="status">
      <Head>
        <Icon name="pin" size={18} />
        {t('elsewhere.title', { place: isolate(address, direction) })}
      </Head>
      <ul>
        {lines.slice(0, mostNames).map(({ id, item }) => (
          <li key={id}>
            <bdi>{item.name}</bdi>
          </li>
        ))}
        {lines.length > mostNames && <li>{t('elsewhere.more', { count: lines.length - mostNames })}</li>}
      </ul>
      <p>{t('elsewhere.text')}</p>
      <Links>
        <Button small onClick={() => bus.emit('place:choose-requested', { because: 'cart' })}>
          {t('elsewhere.place')}
        </Button>
        <Button small tone="secondary" onClick={onRemove}>
          {t('elsewhere.remove', { count: lines.length })}
        </Button>
      </Links>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('xs')};
  margin-block: ${space('xs')};
  padding: ${space('sm')} ${space('md')};
  border-radius: ${radius('md')};
  background: ${color('warningGround')};
  color: ${color('warning')};
  font-size: ${size('sm')};
  & ul {
    padding-inline-start: ${space('md')};
    list-style: disc;
    font-weight: 600;
  }
`;

const Head = styled.p`
  display: flex;
  gap: ${space('xs')};
  font-weight: 700;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
`;
