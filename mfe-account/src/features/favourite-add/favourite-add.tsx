import type { Favourite } from '@shop/domain';
import type { ListenerProps } from '@shop/federation';
import { useEffect, useRef } from 'react';
import { useAddFavourite } from '../../wishlist/use-add-favourite';

/** Handles what a wishlist button without this remote’s code was pressed for: a guest's, or one that was pressed early. Draws nothing. */
export default function FavouriteAdd({ payload, done }: ListenerProps<Favourite>) {
  const add = useAddFavourite();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    add(payload);
    done();
  });
  return null;
}
