import { toPickedOptions, findVariation, toVariationType, type Item, type Variation } from '@shop/domain';

interface VariationOption {
  label: string;
  /** Type of the variation that picking it leads to. */
  type: string;
  /** null: there is no such combination. */
  variation: Variation | null;
  isPicked: boolean;
}

export interface VariationQuestion {
  /** null: the item's variations have no questions of their own. */
  title: string | null;
  options: VariationOption[];
}

type Varied = Pick<Item, 'variations' | 'choiceOptions'>;

/** Whether the questions make up the types; data from outside may have one without the other. */
const fits = ({ variations, choiceOptions }: Varied) =>
  choiceOptions.length > 0 && variations.every(({ type }) => toPickedOptions(choiceOptions, type).length > 0);

/**
 * The questions that lead to a variation (Size, Colour), each option with the variation that it would make with what
 * else is picked; one plain list of the variations where the questions are missing. ENT-04, ENT-21.
 */
export function variationQuestions(item: Varied, picked: string | null): VariationQuestion[] {
  const { variations, choiceOptions } = item;
  if (variations.length === 0) return [];
  if (!fits(item)) {
    const options = variations.map((variation) => ({
      label: variation.type,
      type: variation.type,
      variation,
      isPicked: variation === findVariation(item, picked),
    }));
    return [{ title: null, options }];
  }
  const picks = toPickedOptions(choiceOptions, picked ?? '');
  return choiceOptions.map(({ title, options }, index) => ({
    title,
    options: options.map((label) => {
      const others = choiceOptions.map((_, at) => (at === index ? label : picks[at]));
      const type = toVariationType(choiceOptions, others) ?? label;
      return { label, type, variation: findVariation(item, type), isPicked: picks[index] === label };
    }),
  }));
}
