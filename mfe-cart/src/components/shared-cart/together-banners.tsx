import { useEndpoint } from '@shop/api';
import { cartList, cartShares } from '@shop/contract';
import type { CartLine } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Icon } from '@shop/ui';
import { useJoinedCart } from '../../cart/joined-cart';
import { toTogetherAddress } from '../../cart/together-address';
import { messages } from '../../messages';
import { Note, Solve } from '../cart-lines/cart-line.styles';

/** Milliseconds after which a shared cart is read again: others add to it. */
export const sharedInterval = 15_000;

interface Props {
  lines: readonly CartLine[];
  onLeave: () => void;
}

/** In a cart that is shared: that it is, and its link. Beside somebody else's order: the way there. X-26. */
export function TogetherBanners({ lines, onLeave }: Props) {
  const storeId = lines[0]?.item.storeId;
  const { data: shares } = useEndpoint(cartShares, storeId ? {} : null);
  const joined = useJoinedCart();
  if (storeId === undefined) return null;
  if (shares?.some((share) => share.storeId === storeId)) return <OwnBanner storeId={storeId} />;
  return joined?.storeId === storeId ? <JoinedBanner token={joined.token} onLeave={onLeave} /> : null;
}

function OwnBanner({ storeId }: { storeId: number }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  useEndpoint(cartList, {}, { refreshInterval: sharedInterval });
  return (
    <Note as="section" $tone="warning" role="status">
      <Icon name="share" size={18} />
      <p>{t('together.open')}</p>
      <Solve type="button" onClick={() => bus.emit('cart:share-requested', { storeId })}>
        {t('together.showLink')}
      </Solve>
    </Note>
  );
}

function JoinedBanner({ token, onLeave }: { token: string; onLeave: () => void }) {
  const { t } = useTranslation(messages);
  return (
    <Note as="section" $tone="warning" role="status">
      <Icon name="share" size={18} />
      <p>{t('together.joined')}</p>
      <Solve as={Link} to={toTogetherAddress(token)} onClick={onLeave}>
        {t('together.toOrder')}
      </Solve>
    </Note>
  );
}
