import type { Favourite } from '@shop/domain';
import type { ListenerProps } from '@shop/federation';
import { useEffect, useRef } from 'react';
import { useAddFavourite } from '../../wishlist/use-add-favourite';

/** Handles a press of a wishlist button before this remote's code has loaded, and a guest's. Renders nothing. */
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
