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

/** Suspends a component until it is opened, or rendered for the second time. */
class Gate {
  readonly opened: Promise<void>;
  private isDeferred = false;
  private isOpen = false;
  private resolve: () => void = () => undefined;

  constructor() {
    this.opened = new Promise((resolve) => (this.resolve = resolve));
  }

  /**
   * React calls this on a server, which has no IntersectionObserver, and while it hydrates a page; never when a browser
   * renders the component itself.
   */
  defer = (): boolean => (this.isDeferred = 'IntersectionObserver' in globalThis);

  getIsDeferred = (): boolean => this.isDeferred;

  /**
   * React hydrates server HTML once by itself. It tries again only if the component is needed: it is pressed or focused, or
   * a context that it reads has changed. Then it renders.
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

/** Always calls `use`: a component that has suspended once must not render again without it. */
function Wait({ until }: { until: Promise<void> }) {
  use(until);
  return null;
}

const Deferred = ({ gate, children }: { gate: Gate; children: ReactNode }) =>
  gate.canRender() ? children : <Wait until={gate.opened} />;

const never = () => () => undefined;

interface Props {
  /** The wrapper that is observed: an element, or a component styled as one. */
  as?: ElementType;
  children: ReactNode;
}

/**
 * A component whose server HTML is readable from the start, and that hydrates when it is almost in view, is pressed,
 * focused or changes, so that hidden parts of a page do not delay the visible ones. Rendered in the browser it appears
 * immediately.
 */
export function HydratedWhenNear({ as: Wrapper = 'div', children }: Props) {
  const [gate] = useState(() => new Gate());
  useSyncExternalStore(never, gate.getIsDeferred, gate.defer);
  const { ref } = useNear(gate.open);
  const [first] = useState(children);
  // A transition that waits for it would delay all other hydration.
  if (children !== first) gate.open();
  // The same element while its props are unchanged: a new one would hydrate it.
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
