import type { CartLine } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useCartSync } from '../../cart/use-cart-sync';
import { ClearCart } from '../../components/cart-lines/clear-cart';

/** Whose lines these are, the way back there for more, and out of all of it. */
export function CartHead({ lines, onLeave }: { lines: CartLine[]; onLeave: () => void }) {
  const { t } = useTranslation(messages);
  const sync = useCartSync();
  const [first] = lines;
  if (!first) return null;
  const { storeId, storeName } = first.item;
  return (
    <Row>
      <Store to={`/store/${storeId}`} onClick={onLeave} aria-label={t('more', { store: storeName })}>
        <Icon name="store" size={18} />
        <bdi>{storeName}</bdi>
        <Icon name="chevron" size={16} mirrored />
      </Store>
      <ClearCart clear={sync.clear} putBack={() => void sync.putBack(lines)} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')};
  margin-block-start: calc(-1 * ${space('xs')});
  margin-inline-end: calc(-1 * ${space('sm')});
`;

const Store = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  min-inline-size: 0;
  min-block-size: 44px;
  font-size: ${size('sm')};
  font-weight: 600;
  & bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & svg {
    color: ${color('textFaint')};
  }
  &:hover bdi {
    text-decoration: underline;
  }
`;
