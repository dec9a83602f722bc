import { isSound, isWish, type EventName, type ShopEvents } from './shop-events';

type Hearer<Name extends EventName> = (payload: ShopEvents[Name]) => void;

/** The typed bus between the areas. */
export interface Bus {
  /**
   * Tells all hearers at once, in the order in which they came. A wish that nobody hears yet is kept (the last one
   * of its name) and handed to the first hearer. A hearer that throws hurts nobody else.
   */
  emit<Name extends EventName>(name: Name, payload: ShopEvents[Name]): void;
  /** Hears until the returned function is called. */
  on<Name extends EventName>(name: Name, hearer: Hearer<Name>): () => void;
}

/** One bus for one application root. `log` hears of dropped payloads and of hearers that throw. */
export function createBus(log: (message: string, cause?: unknown) => void = () => {}): Bus {
  const hearers = new Map<string, Set<(payload: never) => void>>();
  const waiting = new Map<string, unknown>();

  const tell = (hearer: (payload: never) => void, name: string, payload: unknown) => {
    try {
      // The map's key holds name and payload type together; the compiler cannot see it.
      hearer(payload as never);
    } catch (cause) {
      log(`hearer of ${name} failed`, cause);
    }
  };

  return {
    emit(name, payload) {
      if (!isSound(name, payload)) return log(`dropped ${name}: unexpected payload`);
      const present = [...(hearers.get(name) ?? [])];
      if (present.length === 0 && isWish(name)) waiting.set(name, payload);
      for (const hearer of present) tell(hearer, name, payload);
    },
    on(name, hearer) {
      const known = hearers.get(name) ?? new Set();
      hearers.set(name, known.add(hearer as (payload: never) => void));
      if (waiting.has(name)) {
        const payload = waiting.get(name);
        waiting.delete(name);
        tell(hearer as (payload: never) => void, name, payload);
      }
      return () => void known.delete(hearer as (payload: never) => void);
    },
  };
}
