import { choiceProblem, quantityLimit, type CartLine, type Item } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { color, Price, size, Skeleton, space, Stepper, toast } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { ItemChoice } from './use-item-choice';
import { useItemTotal } from './use-item-total';

interface Props {
  item: Item;
  chosen: ItemChoice;
  line: CartLine | null;
  onDone?: () => void;
  /** Called when the visitor presses a button while the choice is incomplete. */
  onRefused: () => void;
}

/** Quantity, total amount and the buttons of mfe-cart, in reserved space. ITEM-14, ITEM-15. */
export function BuyBar({ item, chosen, line, onDone, onRefused }: Props) {
  const { t } = useTranslation(messages);
  const { choice, quantity, inCart, setInCart } = chosen;
  const total = useItemTotal(item, line ?? inCart)(choice, quantity);
  const watch = () => {
    if (choiceProblem(item, choice)) onRefused();
  };
  return (
    <Bar>
      <Quantity item={item} chosen={chosen}>
        <Total>
          <span>{t('price.total')}</span>
          <Price amount={total.price} original={total.original} large originalLabel={t('price.was')} />
        </Total>
      </Quantity>
      <Actions onClickCapture={watch}>
        <Slot
          name="add-to-cart"
          item={item}
          choice={choice}
          quantity={quantity}
          line={line}
          onDone={onDone}
          onInCart={setInCart}
          fallback={<Skeleton $height="48px" />}
        />
      </Actions>
    </Bar>
  );
}

/**
 * The quantity stepper; at a limit it shows which one, beside it and in a toast. The last piece in the cart comes out by
 * it. VALID-01, VALID-02, ERR-24, X-15.
 */
function Quantity({ item, chosen, children }: Pick<Props, 'item' | 'chosen'> & { children: ReactNode }) {
  const { t } = useTranslation(messages);
  const { choice, quantity, inCart } = chosen;
  const { max, because } = quantityLimit(item, choice);
  const [wasAtLimit, setAtLimit] = useState(false);
  const message = t(because === 'limit' ? 'problem.limit' : 'problem.stock');
  const showLimit = () => {
    setAtLimit(true);
    toast.error(message);
  };
  const change = (value: number) => {
    setAtLimit(false);
    chosen.setQuantity(value);
  };
  const labels = {
    group: t('quantity.group'),
    increase: t('quantity.increase'),
    decrease: t('quantity.decrease'),
    remove: t('quantity.remove', { name: item.name }),
  };
  return (
    <>
      <Line>
        <Stepper
          value={quantity}
          max={max}
          onChange={change}
          onRemove={inCart?.remove}
          onLimit={showLimit}
          labels={labels}
        />
        {children}
      </Line>
      {wasAtLimit && max !== null && quantity >= max && (
        <Problem role="status">
          <span>{message}</span>
          {max > 0 && (
            <span>{t(because === 'limit' ? 'itemPage.limit' : 'itemPage.left', { count: max })}</span>
          )}
        </Problem>
      )}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('sm')};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
`;

const Total = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  min-inline-size: 0;
  text-align: end;
  & > * {
    justify-content: flex-end;
  }
  & > span:first-child {
    font-size: ${size('xs')};
    color: ${color('textSoft')};
  }
`;

const Problem = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space('xs')};
  color: ${color('danger')};
  font-size: ${size('sm')};
`;

/** As high as the buttons, while they load and when they are missing. */
const Actions = styled.div`
  min-block-size: 48px;
`;
