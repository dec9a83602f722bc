import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { Bus } from './bus';
import type { EventName, ShopEvents } from './shop-events';

const BusContext = createContext<Bus | null>(null);

export function BusProvider({ bus, children }: { bus: Bus; children: ReactNode }) {
  return <BusContext.Provider value={bus}>{children}</BusContext.Provider>;
}

/** The bus of this application root. */
export function useBus(): Bus {
  const bus = useContext(BusContext);
  if (!bus) throw new Error('useBus needs a BusProvider above');
  return bus;
}

/** Subscribes to an event or command while the component is mounted; always calls the latest `listener`. */
export function useShopEvent<Name extends EventName>(
  name: Name,
  listener: (payload: ShopEvents[Name]) => void,
): void {
  const bus = useBus();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => bus.on(name, (payload) => latest.current(payload)), [bus, name]);
}
