import { useShopEvent, type ShopEvents } from '@shop/events';
import { safeNext, useNavigate } from '@shop/router';
import { createDeferredPart } from '@shop/ui';
import { useState } from 'react';

const LocationDialog = createDeferredPart(
  async () => (await import(/* webpackChunkName: "place-dialog" */ './location-dialog')).default,
);

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
  const followNext = () => {
    setOpen(false);
    if (request.next) void navigate(safeNext(request.next));
  };
  return (
    <LocationDialog
      because={request.because}
      open={isOpen}
      onClose={() => setOpen(false)}
      onChosen={followNext}
      onFailed={() => setRequest(null)}
    />
  );
}
