import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  type ComponentType,
} from 'react';

/** Tells the visitor that a part of the page could not be loaded. */
const PartFailureContext = createContext<() => void>(() => undefined);
export const PartFailureProvider = PartFailureContext.Provider;

interface DeferredProps {
  /** Whether the visitor is waiting for it; a part that is only loaded ahead fails without a message. Default true. */
  open?: boolean;
  /** The code could not be loaded: the caller stops rendering the part, so that the next press tries again. */
  onFailed: () => void;
}

/**
 * A part whose code is loaded when it is first rendered, such as a menu. Where that fails, the visitor gets a message
 * and everything else stays on the screen (F-05, F-06).
 */
export function createDeferredPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  function Failed({ open = true, onFailed }: DeferredProps) {
    const tell = useContext(PartFailureContext);
    const report = useEffectEvent(() => {
      Part = begin();
      if (open) tell();
      onFailed();
    });
    // Once: the caller removes it now.
    useEffect(() => {
      report();
    }, []);
    return null;
  }
  // `lazy` passes the props on unchanged, which its type does not express.
  const begin = () =>
    lazy(async () => ({
      default: await load().catch(() => Failed as unknown as ComponentType<Props>),
    })) as unknown as ComponentType<Props & DeferredProps>;
  let Part = begin();
  return function DeferredPart(props: Props & DeferredProps) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
