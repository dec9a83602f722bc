import { findVariation, type Item } from '@shop/domain';
import { useSearchParams } from '@shop/router';

/**
 * The chosen variation in the address: what a link asks for, if the item has it, whatever spaces it is written
 * with; and how another pick is written there, in place of the last one.
 */
export function useVariationAddress(item: Pick<Item, 'variations'>) {
  const [search, setSearch] = useSearchParams();
  const variationParam = findVariation(item, search.get('variation'))?.type ?? null;
  const saveVariation = (type: string) =>
    setSearch(
      (known) => {
        const next = new URLSearchParams(known);
        next.set('variation', type);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { variationParam, saveVariation };
}
