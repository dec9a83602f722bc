import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { Failed } from './failure';

interface Props<PartProps extends object> {
  /** Loads the part's code, in a chunk of its own. */
  load: () => Promise<ComponentType<PartProps>>;
  partProps: PartProps;
  /** Shown until the code has loaded, where no server has rendered the part; it has the same size, so that nothing shifts. */
  shape: ReactNode;
}

type Part<PartProps extends object> = LazyExoticComponent<ComponentType<PartProps>>;

/**
 * A part of a page whose code loads when the part is rendered first, or hydrated. Servers render it too, unlike `Deferred`.
 * A failure affects only this part and can be retried.
 */
export function LazyPart<PartProps extends object>({ load, partProps, shape }: Props<PartProps>) {
  const begin = (): Part<PartProps> => {
    const Failure: ComponentType<PartProps> = () => (
      <Failed onRetry={() => setPart(begin)} busy={false} compact />
    );
    return lazy<ComponentType<PartProps>>(() =>
      load().then(
        (found) => ({ default: found }),
        () => ({ default: Failure }),
      ),
    );
  };
  const [Part, setPart] = useState(begin);
  return (
    <Suspense fallback={shape}>
      <Part {...partProps} />
    </Suspense>
  );
}
