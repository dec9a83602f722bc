import { lazy, Suspense, type ComponentType } from 'react';

/** A part whose code comes when it is shown: dialogs, and what one feature asks of another without importing it. */
export function createDeferredComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // `lazy` hands the props on as they are; its own type does not know that.
  const Component = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function Deferred(props: Props) {
    return (
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    );
  };
}
