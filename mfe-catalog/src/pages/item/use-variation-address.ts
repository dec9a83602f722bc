import { findVariation, type Item } from '@shop/domain';
import { useSearchParams } from '@shop/router';

/**
 * The chosen variation in the address: the one in the address if the item has it, ignoring spaces, and a
 * function that writes another pick.
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
