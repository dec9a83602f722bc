import { emptyChoice, type Choice, type FoodVariationGroup, type Item } from '@shop/domain';
import { toChoices, toDiscount } from '../../../features/catalog/item-entity';
import type { AddOnRow, ItemRow } from '../../../features/catalog/item-row';
import { randomFrom, type Random } from '../random';
import type { catalogueRows } from '../catalogue/item-rows';
import type { PlannedOrder } from './planned-orders';

type SoldRow = Pick<
  ItemRow,
  | 'id'
  | 'store_id'
  | 'category_id'
  | 'name_i18n'
  | 'image'
  | 'price'
  | 'discount'
  | 'discount_type'
  | 'variations'
  | 'choice_options'
  | 'food_variations'
  | 'add_ons'
  | 'prescription_required'
  | 'campaign'
>;

/** An item of the domain beside its row. */
export interface SoldItem {
  row: SoldRow;
  item: ReturnType<typeof toChoices> & Pick<Item, 'price' | 'discount'>;
}

export interface SoldLine extends SoldItem {
  choice: Choice;
  quantity: number;
}

/** By store id, without prescription items and items of campaigns. */
export function goodsByStore({ items, addOns, itemAddOns }: ReturnType<typeof catalogueRows>) {
  const known = new Map(
    addOns.map((row) => [
      row.id,
      { id: row.id, store_id: row.store_id, name: row.name_i18n, price: row.price },
    ]),
  );
  const byItem = new Map<unknown, unknown[]>();
  for (const { item_id: itemId, add_on_id: id } of itemAddOns)
    byItem.set(itemId, [...(byItem.get(itemId) ?? []), known.get(id)]);
  const goods = new Map<number, SoldItem[]>();
  for (const each of items) {
    // catalogueRows makes them so
    const row = { ...each, add_ons: (byItem.get(each.id) ?? []) as AddOnRow[] } as unknown as SoldRow;
    if (row.campaign || row.prescription_required) continue;
    const { price, discount, discount_type: type } = row;
    const item = { ...toChoices(row), price, discount: toDiscount(discount, type) };
    goods.set(row.store_id, [...(goods.get(row.store_id) ?? []), { row, item }]);
  }
  return goods;
}

function labelsFrom({ type, min, values }: FoodVariationGroup, random: Random): string[] {
  const count = type === 'single' ? 1 : Math.min(values.length, Math.max(1, min));
  const first = random.whole(0, values.length - count);
  return values.slice(first, first + count).map(({ label }) => label);
}

/** A valid choice: everything required, and sometimes something optional. */
function chooseOptions(item: SoldItem['item'], random: Random): Choice {
  const left = item.variations.filter(({ stock }) => stock !== 0);
  const addOn = item.addOns.length > 0 && random.chance(0.35) ? random.pick(item.addOns) : null;
  return {
    ...emptyChoice,
    variation: left.length > 0 ? random.pick(left).type : (item.variations[0]?.type ?? null),
    options: item.foodVariations
      .filter(({ required }) => required || random.chance(0.35))
      .map((group) => ({ group: group.name, labels: labelsFrom(group, random) })),
    addOns: addOn ? [{ id: addOn.id, quantity: random.whole(1, 2) }] : [],
  };
}

/** The lines of the n-th order: different items in the planned quantities. */
export function createLines(
  { store, quantities }: PlannedOrder,
  index: number,
  goods: ReadonlyMap<number, readonly SoldItem[]>,
): SoldLine[] {
  const random = randomFrom(430_000 + index * 6_101);
  const shelf = [...(goods.get(store.id) ?? [])];
  return quantities.flatMap((quantity) => {
    if (shelf.length === 0) return [];
    const [sold] = shelf.splice(random.whole(0, shelf.length - 1), 1);
    return sold ? [{ ...sold, quantity, choice: chooseOptions(sold.item, random) }] : [];
  });
}
