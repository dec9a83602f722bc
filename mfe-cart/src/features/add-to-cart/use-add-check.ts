import {
  choiceProblem,
  isSoldOut,
  quantityProblem,
  sameChoice,
  type CartLine,
  type Choice,
  type Item,
} from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { buttonMessages } from '../../cart/button-messages';

const quantityTexts = {
  'variation-out-of-stock': 'add.variationGone',
  'out-of-stock': 'quantity.outOfStock',
  'out-of-limits': 'quantity.outOfLimits',
  minimum: 'quantity.outOfLimits',
} as const;

/** Why a choice cannot be added to the cart, as a text; null where it can. VALID-01 … VALID-06, STATE-11. */
export function useAddCheck() {
  const { t } = useTranslation(buttonMessages);
  return (item: Item, choice: Choice, quantity: number): string | null => {
    if (isSoldOut(item)) return t('add.outOfStock');
    const problem = choiceProblem(item, choice);
    if (problem) return t(`add.${problem.key}`, { name: problem.name, min: problem.min, max: problem.max });
    const amount = quantityProblem(item, choice, quantity);
    return amount && t(quantityTexts[amount]);
  };
}

/** Whether a line already has this choice and quantity. VALID-04. */
export const isUnchanged = (line: CartLine, choice: Choice, quantity: number) =>
  line.quantity === quantity && sameChoice(line, choice);
