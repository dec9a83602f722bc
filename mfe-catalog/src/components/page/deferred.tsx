import { getInViewState, useInView } from '@shop/ui';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Failed } from './failure';

interface Props<ComponentProps extends object> {
  /** Loads the component's code, in a chunk of its own. */
  load: () => Promise<ComponentType<ComponentProps>>;
  componentProps: ComponentProps;
  /** Shown until the component is loaded; it has the same shape, so that nothing shifts. */
  shape: ReactNode;
  /** Shown when loading failed; default: a message with Retry. */
  failure?: ReactNode;
}

interface Brought<ComponentProps> {
  Component: ComponentType<ComponentProps> | null;
  failed: boolean;
}

/**
 * A component whose code is loaded when it is first rendered. A failure affects only this component and can be
 * retried.
 */
export function Deferred<ComponentProps extends object>({
  load,
  componentProps,
  shape,
  failure,
}: Props<ComponentProps>) {
  const [{ Component, failed }, setBrought] = useState<Brought<ComponentProps>>({
    Component: null,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    let isMounted = true;
    latest.current().then(
      (Found) => isMounted && setBrought({ Component: Found, failed: false }),
      () => isMounted && setBrought({ Component: null, failed: true }),
    );
    return () => {
      isMounted = false;
    };
  }, [attempt]);
  const retry = () => {
    setBrought({ Component: null, failed: false });
    setAttempt(attempt + 1);
  };
  if (Component) return <Component {...componentProps} />;
  if (!failed) return shape;
  return failure === undefined ? <Failed onRetry={retry} busy={false} compact /> : failure;
}

/** The same, but loaded when it comes into view: content further down costs nothing before. */
export function DeferredUntilInView<ComponentProps extends object>({
  id,
  ...props
}: Props<ComponentProps> & { id?: string }) {
  const { ref, isNear: isInView } = useInView();
  return (
    <div ref={ref} id={id} data-when-near={getInViewState(isInView)}>
      {isInView ? <Deferred {...props} /> : props.shape}
    </div>
  );
}

/** Delays requests until it comes into view; `children` gets whether it has. */
export function InViewBoundary({ children }: { children: (isInView: boolean) => ReactNode }) {
  const { ref, isNear: isInView } = useInView();
  return (
    <div ref={ref} data-when-near={getInViewState(isInView)}>
      {children(isInView)}
    </div>
  );
}
