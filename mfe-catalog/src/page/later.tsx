import { nearMark, useNear } from '@shop/ui';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Failed } from './failure';

interface Props<Given extends object> {
  /** Brings the part's code, in a chunk of its own. */
  load: () => Promise<ComponentType<Given>>;
  given: Given;
  /** In the part's place until it is there: of the same shape, so that nothing shifts. */
  shape: ReactNode;
  /** Where the code did not come; left out, it is said and can be tried again. */
  failure?: ReactNode;
}

interface Brought<Given> {
  Part: ComponentType<Given> | null;
  failed: boolean;
}

/** A part whose code is fetched when it is first drawn. A failure stays its own, and can be tried again. */
export function Later<Given extends object>({ load, given, shape, failure }: Props<Given>) {
  const [{ Part, failed }, setBrought] = useState<Brought<Given>>({ Part: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    let isWanted = true;
    latest.current().then(
      (Found) => isWanted && setBrought({ Part: Found, failed: false }),
      () => isWanted && setBrought({ Part: null, failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  const again = () => {
    setBrought({ Part: null, failed: false });
    setAttempt(attempt + 1);
  };
  if (Part) return <Part {...given} />;
  if (!failed) return shape;
  return failure === undefined ? <Failed onRetry={again} busy={false} compact /> : failure;
}

/** The same, once its place comes near the window: what lies below costs nothing until then. */
export function LaterWhenNear<Given extends object>({ id, ...part }: Props<Given> & { id?: string }) {
  const { ref, isNear } = useNear();
  return (
    <div ref={ref} id={id} data-when-near={nearMark(isNear)}>
      {isNear ? <Later {...part} /> : part.shape}
    </div>
  );
}
