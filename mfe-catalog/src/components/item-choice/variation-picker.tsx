import { isScarce, quantityProblem, type Item, type Variation } from '@shop/domain';
import { useTranslation, type MessageKey, type Translate } from '@shop/i18n';
import { Price } from '@shop/ui';
import { useId } from 'react';
import { messages } from '../../messages';
import { GroupFrame } from './group-frame';
import { OptionPrice, OptionRow } from './option-row';
import type { ItemChoice } from './use-item-choice';
import { getVariationChoices } from './variation-groups';

/** Why an option is unavailable, or will be soon. */
function getNote(variation: Variation | null, t: Translate<MessageKey<typeof messages>>): string | undefined {
  if (!variation) return t('choice.noSuch');
  if (variation.stock === 0) return t('availability.soldOut');
  return isScarce(variation.stock) ? t('itemPage.left', { count: variation.stock }) : undefined;
}

/** One pick per choice (size, colour …); together they name a variation with its own price and stock. VALID-03. */
export function VariationPicker({ item, chosen }: { item: Item; chosen: ItemChoice }) {
  const { t } = useTranslation(messages);
  const name = useId();
  const choices = getVariationChoices(item, chosen.choice.variation);
  const isSoldOut =
    quantityProblem(item, chosen.choice, chosen.quantity) === 'variation-out-of-stock' ||
    (choices.length > 0 && choices.every(({ options }) => !options.some((o) => o.isPicked && o.variation)));
  return choices.map(({ title, options }, index) => (
    <GroupFrame
      key={title ?? index}
      title={title ?? t('choice.variation')}
      flow={choices.length > 1}
      problem={isSoldOut && index === choices.length - 1 ? t('problem.variationSoldOut') : null}
    >
      {options.map(({ label, type, variation, isPicked }) => (
        <OptionRow
          key={label}
          type="radio"
          name={`${name}${index}`}
          label={label}
          checked={isPicked}
          onChange={() => chosen.pickVariation(type)}
          isUnavailable={!variation || variation.stock === 0}
          note={getNote(variation, t)}
          end={
            choices.length === 1 && variation ? (
              <OptionPrice>
                <Price amount={variation.price} />
              </OptionPrice>
            ) : undefined
          }
        />
      ))}
    </GroupFrame>
  ));
}
