import type { RentOutcome, WantedVehicle } from '../../rental-cart/rental-controller';
import { useRentalController } from '../../rental-cart/use-rental-cart';
import { useState } from 'react';

/**
 * Adds vehicles to the cart; asks the customer before it replaces another provider's, as with stores (STATE-14,
 * STATE-15).
 */
export function useRenting() {
  const controller = useRentalController();
  const [pendingVehicle, setPendingVehicle] = useState<WantedVehicle | null>(null);
  const [pendingCount, setPendingCount] = useState(0);
  const during = async (promise: Promise<RentOutcome>): Promise<RentOutcome> => {
    setPendingCount((count) => count + 1);
    try {
      return await promise;
    } finally {
      setPendingCount((count) => count - 1);
    }
  };
  return {
    add: async (wanted: WantedVehicle) => {
      const outcome = await during(controller.add(wanted));
      if (outcome === 'other-provider') setPendingVehicle(wanted);
      return outcome;
    },
    replace: async (): Promise<RentOutcome> => {
      if (!pendingVehicle) return 'failed';
      const outcome = await during(controller.replace(pendingVehicle));
      setPendingVehicle(null);
      return outcome;
    },
    keepCart: () => setPendingVehicle(null),
    isAsking: pendingVehicle !== null,
    busy: pendingCount > 0,
  };
}
