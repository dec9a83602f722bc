import { toPickedOptions, findVariation, toVariationType, type Item, type Variation } from '@shop/domain';

interface VariationOption {
  label: string;
  /** Type of the variation that picking it leads to. */
  type: string;
  /** null: the combination does not exist. */
  variation: Variation | null;
  isPicked: boolean;
}

export interface VariationQuestion {
  /** null: a plain list of variations without separate choices. */
  title: string | null;
  options: VariationOption[];
}

type Varied = Pick<Item, 'variations' | 'choiceOptions'>;

/** Whether the choices match the variation types; the data may contain one without the other. */
const fits = ({ variations, choiceOptions }: Varied) =>
  choiceOptions.length > 0 && variations.every(({ type }) => toPickedOptions(choiceOptions, type).length > 0);

/**
 * The choices that lead to a variation (Size, Colour), each option with the variation that it makes together with the
 * other picks; a plain list of the variations when there are no choices. ENT-04, ENT-21.
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
