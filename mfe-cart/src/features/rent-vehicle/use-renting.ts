import type { RentOutcome, WantedVehicle } from '../../rental-cart/rental-keeper';
import { useRentalKeeper } from '../../rental-cart/use-rental-cart';
import { useState } from 'react';

/** Putting vehicles into the cart; before another provider's give way the customer is asked, as of stores (STATE-14, STATE-15). */
export function useRenting() {
  const keeper = useRentalKeeper();
  const [asked, setAsked] = useState<WantedVehicle | null>(null);
  const [underWay, setUnderWay] = useState(0);
  const during = async (deed: Promise<RentOutcome>): Promise<RentOutcome> => {
    setUnderWay((count) => count + 1);
    try {
      return await deed;
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return {
    add: async (wanted: WantedVehicle) => {
      const outcome = await during(keeper.add(wanted));
      if (outcome === 'other-provider') setAsked(wanted);
      return outcome;
    },
    replace: async (): Promise<RentOutcome> => {
      if (!asked) return 'failed';
      const outcome = await during(keeper.replace(asked));
      setAsked(null);
      return outcome;
    },
    keepCart: () => setAsked(null),
    isAsking: asked !== null,
    busy: underWay > 0,
  };
}
