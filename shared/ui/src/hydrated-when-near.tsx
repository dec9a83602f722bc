import { Suspense, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useNear } from './use-near';

/** Lets a part through once it is opened, and whenever it is asked for a second time. */
class Gate {
  readonly opened: Promise<void>;
  private isOpen = false;
  private resolve: () => void = () => undefined;

  constructor() {
    this.opened = new Promise((resolve) => (this.resolve = resolve));
  }

  /**
   * React comes to server HTML by itself once. It comes again only where the part is needed: it is pressed or focused, or
   * something that it shows has changed. Then it does not wait any longer.
   */
  mayPass(): boolean {
    const mayPass = this.isOpen;
    this.isOpen = true;
    return mayPass;
  }

  open = (): void => {
    this.isOpen = true;
    this.resolve();
  };
}

/** Never without `use`: what has waited once must not be rendered anew without it. */
function Wait({ until }: { until: Promise<void> }) {
  use(until);
  return null;
}

const Held = ({ gate, children }: { gate: Gate | null; children: ReactNode }) =>
  gate === null || gate.mayPass() ? children : <Wait until={gate.opened} />;

const never = () => () => undefined;

/** Whether the browser takes over what a server has rendered; servers have nothing to watch it with. */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => 'IntersectionObserver' in globalThis,
  );

/**
 * A part whose server HTML stands and can be read from the start, and that becomes live when it comes near the window, is
 * pressed or gets the focus: a first page is not held up by what nobody sees. Rendered in the browser it is there at once.
 */
export function HydratedWhenNear({ children }: { children: ReactNode }) {
  const isHydrating = useHydrating();
  const [gate] = useState(() => (isHydrating ? new Gate() : null));
  const place = useNear(gate?.open);
  // The same element as long as nothing of it changes: a new one would ask for the part.
  const part = useMemo(
    () => (
      <Suspense fallback={null}>
        <Held gate={gate}>{children}</Held>
      </Suspense>
    ),
    [gate, children],
  );
  return <div ref={place.ref}>{part}</div>;
}
