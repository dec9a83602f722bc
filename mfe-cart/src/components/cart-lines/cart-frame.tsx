import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Drawer, ErrorCard, Icon, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { CartWaiting } from './cart-waiting';
import { UndoBar, type Removal } from './undo-bar';

interface CartFrameProps {
  title: string;
  cart: { failed: boolean; isKnown: boolean; retry: () => void };
  failure: { title: string; text?: string | null };
  removed: Removal | null;
  onRemovalDone: () => void;
  /** Null for an empty cart. */
  foot: ReactNode;
  /** Shown above the lines, whatever the state of the cart. */
  before?: ReactNode;
  /** Shown in place of the lines of an empty cart. */
  empty: ReactNode;
  onClose: () => void;
  /** The lines; null for an empty cart. */
  children: ReactNode;
}

/** The drawer of a cart: its lines, or that they are loading, have failed or are none; below them undo and the foot. */
export function CartFrame({ cart, failure, removed, empty, foot, children, ...props }: CartFrameProps) {
  const { t } = useTranslation(messages);
  return (
    <Drawer
      open
      onClose={props.onClose}
      title={props.title}
      closeLabel={t('close')}
      footer={
        (foot || removed) && (
          <>
            <UndoBar removed={removed} onDone={props.onRemovalDone} />
            {foot}
          </>
        )
      }
    >
      {props.before}
      {cart.failed ? (
        <ErrorCard title={failure.title} retryLabel={t('retry')} onRetry={cart.retry}>
          {failure.text}
        </ErrorCard>
      ) : !cart.isKnown ? (
        <CartWaiting />
      ) : (
        (children ?? empty)
      )}
    </Drawer>
  );
}

interface SellerRowProps {
  name: string;
  /** The page of the store or provider. */
  to: string;
  onLeave: () => void;
  /** The button that clears the cart. */
  children: ReactNode;
}

/** Whose goods are in the cart, with a link to more of them. */
export function SellerRow({ name, to, onLeave, children }: SellerRowProps) {
  const { t } = useTranslation(messages);
  return (
    <Row>
      <Seller to={to} onClick={onLeave} aria-label={t('more', { store: name })}>
        <Icon name="store" size={18} />
        <bdi>{name}</bdi>
        <Icon name="chevron" size={16} mirrored />
      </Seller>
      {children}
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

const Seller = styled(Link)`
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
