import { cardPrice, isSoldOut, type Minor } from '@shop/domain/core';
import type { SavedFavourite } from '../entities';

/** What has changed for the better since an item became a favourite. */
export interface FavouriteNews {
  /** By how much its shown price is lower; null: it is not. */
  cheaperBy: Minor | null;
  /** Whether it was sold out and is not any more. */
  isBack: boolean;
}

type Shown = Parameters<typeof cardPrice>[0] & Parameters<typeof isSoldOut>[0];

/** What is remembered of an item that becomes a favourite: the price that its card shows, discount included. X-27. */
export const toSavedFavourite = (item: Shown): SavedFavourite => ({
  price: cardPrice(item).price,
  soldOut: isSoldOut(item),
});

/** A sold-out item's price is no news: it cannot be bought. X-27. */
export function getFavouriteNews(item: Shown, saved: SavedFavourite | null | undefined): FavouriteNews {
  if (!saved || isSoldOut(item)) return { cheaperBy: null, isBack: false };
  const difference = saved.price - cardPrice(item).price;
  return { cheaperBy: difference > 0 ? difference : null, isBack: saved.soldOut };
}
