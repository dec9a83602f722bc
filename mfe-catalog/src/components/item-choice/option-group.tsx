import { choiceProblem, getChosenLabels, type FoodVariationGroup } from '@shop/domain';
import { isolate, useFormat, useTranslation, type MessageKey, type Translate } from '@shop/i18n';
import { useId } from 'react';
import { messages } from '../../messages';
import { GroupFrame } from './group-frame';
import { OptionPrice, OptionRow } from './option-row';
import type { ItemChoice } from './use-item-choice';

interface Props {
  group: FoodVariationGroup;
  chosen: ItemChoice;
  /** Whether the visitor has tried to add the item; then a missing choice is shown as an error. */
  hasTried: boolean;
}

/** Why a group's choice is invalid, with the texts of VALID-05 and VALID-06; null if it is valid. */
function useProblem(group: FoodVariationGroup, chosen: ItemChoice): string | null {
  const { t, direction } = useTranslation(messages);
  const one = { variations: [], choiceOptions: [], foodVariations: [group] };
  const problem = choiceProblem(one, chosen.choice);
  if (!problem) return null;
  const { key, min, max } = problem;
  return t(key === 'required' ? 'problem.required' : 'problem.between', {
    name: isolate(problem.name, direction),
    min,
    max,
  });
}

function getHint(
  { type, min, max, values }: FoodVariationGroup,
  t: Translate<MessageKey<typeof messages>>,
): string {
  if (type === 'single') return t('choice.one');
  const maxChosen = max > 0 ? max : values.length;
  return min > 0 ? t('choice.between', { min, max: maxChosen }) : t('choice.upTo', { max: maxChosen });
}

/** A food variation group: rows that toggle, single or multiple choice (STATE-16, STATE-17). */
export function OptionGroup({ group, chosen, hasTried }: Props) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const name = useId();
  const labels = getChosenLabels(chosen.choice, group.name);
  const problem = useProblem(group, chosen);
  const isSingle = group.type === 'single';
  const need = group.required ? 'open' : 'optional';
  const requirement = {
    label: t(group.required ? 'choice.required' : 'choice.optional'),
    state: labels.length > 0 && problem === null ? 'met' : need,
  } as const;
  return (
    <GroupFrame
      title={group.name}
      hint={getHint(group, t)}
      requirement={requirement}
      problem={hasTried || labels.length > 0 ? problem : null}
    >
      {group.values.map(({ label, price }) => {
        const isChosen = labels.includes(label);
        const toggle = () => chosen.toggleOption(group, label);
        return (
          <OptionRow
            key={label}
            type={isSingle ? 'radio' : 'checkbox'}
            name={isSingle ? name : undefined}
            label={label}
            checked={isChosen}
            onChange={toggle}
            // A chosen radio fires no change event, but pressing it again must clear it (STATE-16).
            onClick={isSingle && isChosen ? toggle : undefined}
            end={
              <OptionPrice>
                <bdi>{price === 0 ? t('price.free') : `+${format.money(price)}`}</bdi>
              </OptionPrice>
            }
          />
        );
      })}
    </GroupFrame>
  );
}
