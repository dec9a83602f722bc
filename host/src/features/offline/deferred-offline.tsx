import { whenIdle } from '@shop/federation';
import { useEffect, useState, type ComponentType } from 'react';

const nothing = () => null;

/** What may come when the page is done, and only there: nothing of it is seen, and nothing waits for it. */
export function DeferredOffline({ withWorker }: { withWorker: boolean }) {
  const [Component, setComponent] = useState<ComponentType>(() => nothing);
  useEffect(() => {
    if (!withWorker) return undefined;
    return whenIdle(() => {
      import(/* webpackChunkName: "offline" */ './offline-support').then(
        ({ SaveLastSeen, registerWorker }) => {
          void registerWorker();
          setComponent(() => SaveLastSeen);
        },
        // Of no use to this page; the next one tries again.
        () => undefined,
      );
    });
  }, [withWorker]);
  return <Component />;
}
