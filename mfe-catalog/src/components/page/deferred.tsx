import { nearMark, useNear } from '@shop/ui';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Failed } from './failure';

interface Props<ComponentProps extends object> {
  /** Brings the part's code, in a chunk of its own. */
  load: () => Promise<ComponentType<ComponentProps>>;
  componentProps: ComponentProps;
  /** In the part's place until it is there: of the same shape, so that nothing shifts. */
  shape: ReactNode;
  /** Where the code did not come; left out, it is said and can be tried again. */
  failure?: ReactNode;
}

interface Brought<ComponentProps> {
  Component: ComponentType<ComponentProps> | null;
  failed: boolean;
}

/** A part whose code is fetched when it is first drawn. A failure stays its own, and can be tried again. */
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
    let isWanted = true;
    latest.current().then(
      (Found) => isWanted && setBrought({ Component: Found, failed: false }),
      () => isWanted && setBrought({ Component: null, failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const again = () => {
    setBrought({ Component: null, failed: false });
    setAttempt(attempt + 1);
  };
  if (Component) return <Component {...componentProps} />;
  if (!failed) return shape;
  return failure === undefined ? <Failed onRetry={again} busy={false} compact /> : failure;
}

/** The same, once its place comes near the viewport: what lies below costs nothing until then. */
export function DeferredUntilInView<ComponentProps extends object>({
  id,
  ...props
}: Props<ComponentProps> & { id?: string }) {
  const { ref, isNear: isInView } = useNear();
  return (
    <div ref={ref} id={id} data-when-near={nearMark(isInView)}>
      {isInView ? <Deferred {...props} /> : props.shape}
    </div>
  );
}
