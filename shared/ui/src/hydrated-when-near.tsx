import {
  Suspense,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type ElementType,
  type ReactNode,
} from 'react';
import { useNear } from './use-near';

/** Holds a part back until it is opened, or is asked for a second time. */
class Gate {
  readonly opened: Promise<void>;
  private isDeferred = false;
  private isOpen = false;
  private resolve: () => void = () => undefined;

  constructor() {
    this.opened = new Promise((resolve) => (this.resolve = resolve));
  }

  /**
   * React asks for this on a server, which has nothing to watch windows with, and while it takes a page over; never where a
   * browser renders a part itself.
   */
  defer = (): boolean => (this.isDeferred = 'IntersectionObserver' in globalThis);

  getIsDeferred = (): boolean => this.isDeferred;

  /**
   * React comes to server HTML by itself once. It comes again only where the part is needed: it is pressed or focused, or
   * something that it reads by context has changed. Then it does not wait any longer.
   */
  canRender(): boolean {
    const canRender = !this.isDeferred || this.isOpen;
    this.isOpen = true;
    return canRender;
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

const Deferred = ({ gate, children }: { gate: Gate; children: ReactNode }) =>
  gate.canRender() ? children : <Wait until={gate.opened} />;

const never = () => () => undefined;

interface Props {
  /** What stands around the part and is watched: an element, or what is styled as one. */
  as?: ElementType;
  children: ReactNode;
}

/**
 * A part whose server HTML stands and can be read from the start, and that becomes live when it comes near the window, is
 * pressed, gets the focus or changes: a first page is not held up by what nobody sees. Rendered in the browser it is there
 * at once.
 */
export function HydratedWhenNear({ as: Wrapper = 'div', children }: Props) {
  const [gate] = useState(() => new Gate());
  useSyncExternalStore(never, gate.getIsDeferred, gate.defer);
  const { ref } = useNear(gate.open);
  const [first] = useState(children);
  // A transition that waits for it would hold up everything else that is still to be taken over.
  if (children !== first) gate.open();
  // The same element as long as nothing of it changes: a new one would ask for the part.
  const content = useMemo(
    () => (
      <Suspense fallback={null}>
        <Deferred gate={gate}>{children}</Deferred>
      </Suspense>
    ),
    [gate, children],
  );
  return <Wrapper ref={ref}>{content}</Wrapper>;
}
