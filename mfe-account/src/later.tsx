import { lazy, Suspense, type ComponentType } from 'react';

/** A part whose code comes when it is shown: dialogs, and what one feature asks of another without importing it. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // `lazy` hands the props on as they are; its own type does not know that.
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
