import { lazy, Suspense, type ComponentType } from 'react';

/** A component whose code is loaded when it is first rendered, such as a dialog. */
export function createDeferredComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // `lazy` passes the props on unchanged, which its type does not express.
  const Component = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function Deferred(props: Props) {
    return (
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    );
  };
}
