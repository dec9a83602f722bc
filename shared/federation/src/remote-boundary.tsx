import {
  Component,
  Suspense,
  createElement,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { initialFallback, getNextFallback, type FallbackState } from './fallback-chain';
import type { RemoteComponentRef, FallbackLevel } from './remote-contract';
import { useRemotes, type Remotes } from './remotes-context';

interface CatchProps {
  fallback: ReactNode;
  onError(error: unknown): void;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

type Source = ComponentType<object> | Promise<ComponentType<object>>;

/** Delay before the same release is asked again, in milliseconds. */
const retryDelay = 400;

function getSource(
  remotes: Remotes,
  componentRef: RemoteComponentRef,
  level: FallbackLevel,
  tries: number,
): Source {
  const there = remotes.ready(componentRef, level);
  if (there) return there;
  const load = () => remotes.load(componentRef, level);
  const loading = tries === 0 ? load() : new Promise((resolve) => setTimeout(resolve, retryDelay)).then(load);
  loading.catch(() => undefined); // told by the boundary; nobody is left to hear it when the part has gone
  return loading;
}

/**
 * A component of its own: what has waited with `use` once must not be rendered without, and a part may arrive while its first
 * render is put off and begun again.
 */
function RemoteComponent({
  source,
  componentProps,
}: {
  source: Promise<ComponentType<object>>;
  componentProps: object;
}) {
  return createElement(use(source), componentProps);
}

interface Attempt {
  state: FallbackState;
  source: Source | null;
  number: number;
}

interface LastResortProps {
  app: string;
  componentRef: RemoteComponentRef;
  isOptional: boolean;
  onAgain: () => void;
  onDismiss: (() => void) | undefined;
}

/** The card, or nothing where the part is optional. Its Retry, or that of any other part of the app, begins the fallback chain again. */
function LastResort({ app, componentRef, isOptional, onAgain, onDismiss }: LastResortProps) {
  const remotes = useRemotes();
  useEffect(() => remotes.onAgain((other) => other === app && onAgain()));
  if (isOptional) return null;
  return (
    <remotes.ErrorFallback
      componentRef={componentRef}
      onRetry={() => remotes.again(app)}
      onDismiss={onDismiss}
    />
  );
}

interface Props {
  componentRef: RemoteComponentRef;
  componentProps: object;
  fallback: ReactNode;
  /** What is around it is whole without it: nothing stands where the card would. */
  isOptional?: boolean;
  /** The visitor closes the card instead of trying again; only where what failed can be done without. */
  onDismiss?: () => void;
}

/**
 * A part of a remote: loads it, shows it, and goes down the fallback chain when it fails — the same release again, the
 * previous release, then a new document where that may help, then the card with Retry. What is around it goes on. Every step is reported.
 */
export function RemoteBoundary({
  componentRef,
  componentProps,
  fallback,
  isOptional = false,
  onDismiss,
}: Props) {
  const remotes = useRemotes();
  const app = remotes.getApp(componentRef);
  const start = (number: number, state: FallbackState): Attempt => ({
    number,
    state,
    source:
      app === null || state.at === 'card' ? null : getSource(remotes, componentRef, state.at, state.tries),
  });
  const [attempt, setAttempt] = useState(() => start(0, initialFallback));
  const { state, source, number } = attempt;
  if (app === null) return null;

  if (state.at === 'card' || !source) {
    const begin = () => setAttempt(start(number + 1, initialFallback));
    return <LastResort {...{ app, componentRef, isOptional, onDismiss }} onAgain={begin} />;
  }
  const level = state.at;
  const fallBack = (error: unknown) => {
    const next = getNextFallback(state, error, remotes.hasPrevious(app));
    remotes.report({
      app,
      part: `${componentRef.kind}:${componentRef.name}`,
      step: next.at === 'card' ? 'card' : next.at === level ? 'retry' : 'previous',
      rung: level,
      error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    });
    const isRenewed = next.at === 'card' && !isOptional && remotes.renew?.(error) === true;
    if (!isRenewed) setAttempt(start(number + 1, next));
  };
  return (
    <Catch key={number} fallback={fallback} onError={fallBack}>
      <Suspense fallback={fallback}>
        {source instanceof Promise ? (
          <RemoteComponent source={source} componentProps={componentProps} />
        ) : (
          createElement(source, componentProps)
        )}
      </Suspense>
    </Catch>
  );
}
