import { randomFrom } from '../random';
import { seedStores, type SeedStore } from '../shop/store-rows';
import { products, type Product } from './product-table';

/** Number of items of a store, if its categories have enough. */
const most = 12;

/** The products of each store: from its categories in turn, first those that no other store has. */
export function assortments(): { store: SeedStore; products: Product[] }[] {
  const sold = new Map<Product, number>();
  return seedStores.map((store) => {
    const random = randomFrom(store.id * 104_729);
    const shelves = store.categories.map((category) =>
      products
        .filter((product) => product.category === category && (product.veg || !store.marks.includes('veg')))
        .map((product) => ({ product, rank: (sold.get(product) ?? 0) + random.next() * 0.9 }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ product }) => product),
    );
    const chosen = interleave(shelves).slice(0, most + random.whole(0, 2));
    for (const product of chosen) sold.set(product, (sold.get(product) ?? 0) + 1);
    return { store, products: chosen.sort((a, b) => shelf(store, a) - shelf(store, b)) };
  });
}

const shelf = (store: SeedStore, product: Product) => store.categories.indexOf(product.category);

const interleave = (shelves: Product[][]): Product[] =>
  Array.from({ length: Math.max(0, ...shelves.map((list) => list.length)) }, (_entry, row) =>
    shelves.flatMap((list) => list[row] ?? []),
  ).flat();
