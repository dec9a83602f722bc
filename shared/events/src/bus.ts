import { isValidPayload, isCommand, type EventName, type ShopEvents } from './shop-events';

type Listener<Name extends EventName> = (payload: ShopEvents[Name]) => void;

/** The typed event bus between the apps. */
export interface Bus {
  /**
   * Notifies all listeners synchronously, in the order of subscription. A command without a handler is kept (the last one
   * of its name) and passed to the first listener. A listener that throws does not affect the others.
   */
  emit<Name extends EventName>(name: Name, payload: ShopEvents[Name]): void;
  /** Subscribes until the returned function is called. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void;
}

/** One bus for one application root. `log` receives dropped payloads and listeners that throw. */
export function createBus(log: (message: string, cause?: unknown) => void = () => {}): Bus {
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const pendingCommands = new Map<string, unknown>();

  const notify = (listener: (payload: never) => void, name: string, payload: unknown) => {
    try {
      // The map's key connects name and payload type; the compiler cannot know that.
      listener(payload as never);
    } catch (cause) {
      log(`listener of ${name} failed`, cause);
    }
  };

  return {
    emit(name, payload) {
      if (!isValidPayload(name, payload)) return log(`dropped ${name}: unexpected payload`);
      const current = [...(listeners.get(name) ?? [])];
      if (current.length === 0 && isCommand(name)) pendingCommands.set(name, payload);
      for (const listener of current) notify(listener, name, payload);
    },
    on(name, listener) {
      const registered = listeners.get(name) ?? new Set();
      listeners.set(name, registered.add(listener as (payload: never) => void));
      if (pendingCommands.has(name)) {
        const payload = pendingCommands.get(name);
        pendingCommands.delete(name);
        notify(listener as (payload: never) => void, name, payload);
      }
      return () => void registered.delete(listener as (payload: never) => void);
    },
  };
}
