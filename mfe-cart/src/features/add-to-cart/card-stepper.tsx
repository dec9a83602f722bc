import { quantityLimit, type CartLine } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { radius, shadow, Stepper, toast } from '@shop/ui';
import styled from 'styled-components';
import { isProvisional } from '../../cart/controller/apply-pending';
import { buttonMessages } from '../../cart/button-messages';
import { useCartController } from '../../cart/use-cart';

interface Props {
  line: CartLine;
  /** Whether the line is being changed elsewhere. */
  isLocked: boolean;
  onPress: () => void;
  /** Instead of raising the line's quantity: the item must be chosen again. */
  onChoose?: (() => void) | undefined;
}

/** The quantity of a card's item in the cart; its last piece comes out by the bin. X-15. */
export function CardStepper({ line, isLocked, onPress, onChoose }: Props) {
  const { t } = useTranslation(buttonMessages);
  const controller = useCartController();
  const { name } = line.item;
  const { max, because } = quantityLimit(line.item, line);
  const change = (quantity: number) => {
    onPress();
    if (quantity > line.quantity && onChoose) onChoose();
    else controller.setQuantity(line, quantity);
  };
  return (
    <Ground>
      <Stepper
        value={line.quantity}
        onChange={change}
        onRemove={() => change(0)}
        onLimit={() => toast.error(t(because === 'stock' ? 'quantity.outOfStock' : 'quantity.outOfLimits'))}
        max={max}
        labels={{
          group: t('quantity.group', { name }),
          increase: t('add.quick', { name }),
          decrease: t('add.less', { name }),
          remove: t('add.remove', { name }),
        }}
        size={36}
        disabled={isLocked || isProvisional(line)}
      />
    </Ground>
  );
}

const Ground = styled.div`
  display: flex;
  border-radius: ${radius('full')};
  box-shadow: ${shadow('low')};
`;
