import { useShopEvent, type ShopEvents } from '@shop/events';
import { safeNext, useNavigate } from '@shop/router';
import { lazy, Suspense, useState } from 'react';

const LocationDialog = lazy(() => import(/* webpackChunkName: "place-dialog" */ './location-dialog'));

type ChooseLocation = ShopEvents['place:choose-requested'];

/** Handles the command for a location: asks, stores it, and goes on to `next` (D-04). */
export function LocationRequest() {
  const navigate = useNavigate();
  const [request, setRequest] = useState<ChooseLocation | null>(null);
  const [isOpen, setOpen] = useState(false);
  useShopEvent('place:choose-requested', (payload) => {
    setRequest(payload);
    setOpen(true);
  });
  if (!request) return null;
  const goOn = () => {
    setOpen(false);
    if (request.next) void navigate(safeNext(request.next));
  };
  return (
    <Suspense fallback={null}>
      <LocationDialog
        because={request.because}
        open={isOpen}
        onClose={() => setOpen(false)}
        onChosen={goOn}
      />
    </Suspense>
  );
}
