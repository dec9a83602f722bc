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

/** Milliseconds before the same release is tried again. */
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
  loading.catch(() => undefined); // the boundary reports it; after unmounting nobody handles the rejection
  return loading;
}

/**
 * A separate component: one that has suspended with `use` must always call it, and the code may load while its first render
 * is suspended and restarted.
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

/** The error fallback, or nothing for an optional component. Its Retry, or that of another component of the app, restarts the fallback chain. */
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
  /** Shows nothing instead of the error fallback. */
  isOptional?: boolean;
  /** Called when the visitor closes the error fallback instead of retrying; only if the page works without the component. */
  onDismiss?: () => void;
}

/**
 * Loads and renders a remote component, and applies the fallback chain when it fails: retry, previous release, a new
 * document if that may help, then the error fallback with Retry. The rest of the page keeps working. Every step is reported.
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
