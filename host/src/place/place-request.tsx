import { useShopEvent, type ShopEvents } from '@shop/events';
import { safeNext, useNavigate } from '@shop/router';
import { lazy, Suspense, useState } from 'react';

const PlaceDialog = lazy(() => import(/* webpackChunkName: "place-dialog" */ './place-dialog'));

type Wish = ShopEvents['place:choose-requested'];

/** Grants the wish for a place: asks, stores, and goes on to what was wanted (D-04). */
export function PlaceRequest() {
  const navigate = useNavigate();
  const [wish, setWish] = useState<Wish | null>(null);
  const [isOpen, setOpen] = useState(false);
  useShopEvent('place:choose-requested', (payload) => {
    setWish(payload);
    setOpen(true);
  });
  if (!wish) return null;
  const goOn = () => {
    setOpen(false);
    if (wish.next) void navigate(safeNext(wish.next));
  };
  return (
    <Suspense fallback={null}>
      <PlaceDialog because={wish.because} open={isOpen} onClose={() => setOpen(false)} onChosen={goOn} />
    </Suspense>
  );
}
