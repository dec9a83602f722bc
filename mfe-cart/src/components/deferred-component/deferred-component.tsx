import { Skeleton } from '@shop/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/** A component whose code is loaded when it is first shown. A placeholder of this height keeps its place. */
export function createDeferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: string,
) {
  // `lazy` hands the props on as they are; its own type does not know that.
  const Component = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function Deferred(props: Props) {
    return (
      <Suspense fallback={<Skeleton $height={height} />}>
        <Component {...props} />
      </Suspense>
    );
  };
}
