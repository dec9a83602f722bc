import { toRows, type Texts } from '../texts';
import { dishes } from './food-dishes';
import { groceries } from './grocery-products';
import { medicines } from './pharmacy-products';
import { goods } from './shop-products';

/** A line of the product tables. Money in minor units. */
export interface Product {
  category: string;
  /** Its icon, with up to two others joined by `+`: `hamburger+mushroom`. */
  icon: string;
  price: number;
  name: Texts;
  /** `o:pizza`: its options; `v:apparel`: its variations. */
  options: string | null;
  variations: string | null;
  unit: string | null;
  genericName: string | null;
  allergens: string[];
  /** Percent, or minor units. */
  discount: { type: 'percent' | 'amount'; value: number } | null;
  stock: number | null;
  limit: number | null;
  window: [from: string, to: string] | null;
  veg: boolean;
  halal: boolean;
  organic: boolean;
  recommended: boolean;
  prescription: boolean;
}

/**
 * `veg halal org rec rx`, `d10` percent off, `a150` minor units off, `s4` stock, `m20` most in a cart, `t:06:00-12:00`
 * when it is sold.
 */
function product(category: string, cells: string[]): Product {
  const [icon = '', price = '', en = '', ur = '', ar = '', marks = ''] = cells;
  const flags = marks.split(' ').filter(Boolean);
  const after = (start: string) => flags.find((word) => word.startsWith(start))?.slice(start.length) ?? null;
  const count = (letter: string) => {
    const found = flags.find((word) => new RegExp(`^${letter}\\d+$`).test(word));
    return found ? Number(found.slice(1)) : null;
  };
  const window = after('t:')?.split('-');
  return {
    category,
    icon,
    price: Math.round(Number(price) * 100),
    name: { en, ur, ar },
    options: after('o:'),
    variations: after('v:'),
    unit: after('u:'),
    genericName: after('g:')?.replaceAll('-', ' ') ?? null,
    allergens: after('al:')?.split(',') ?? [],
    discount: toDiscount(count('d'), count('a')),
    stock: count('s'),
    limit: count('m'),
    window: window ? [`${window[0]}:00`, `${window[1]}:00`] : null,
    veg: flags.includes('veg'),
    halal: flags.includes('halal'),
    organic: flags.includes('org'),
    recommended: flags.includes('rec'),
    prescription: flags.includes('rx'),
  };
}

const toDiscount = (percent: number | null, amount: number | null): Product['discount'] =>
  percent !== null
    ? { type: 'percent', value: percent }
    : amount !== null
      ? { type: 'amount', value: amount }
      : null;

function toProducts(table: string): Product[] {
  let category = '';
  return toRows(table).flatMap((cells) => {
    if (cells[0]?.startsWith('# ')) {
      category = cells[0].slice(2);
      return [];
    }
    return [product(category, cells)];
  });
}

/** All products of the demo stores. */
export const products: readonly Product[] = [dishes, groceries, medicines, goods].flatMap(toProducts);
