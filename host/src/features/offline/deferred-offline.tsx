import { useIdle } from '@shop/federation';
import { useEffect, useState, type ComponentType } from 'react';

const nothing = () => null;

/** Loads the offline support after everything else, in browsers only. It renders nothing. */
export function DeferredOffline({ withWorker }: { withWorker: boolean }) {
  const [Component, setComponent] = useState<ComponentType>(() => nothing);
  const isWanted = useIdle() && withWorker;
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "late" */ './offline-support').then(
      ({ OfflineMemory, clearBadgeWhenSeen, registerWorker }) => {
        void registerWorker();
        clearBadgeWhenSeen();
        setComponent(() => OfflineMemory);
      },
      // This page does not need it; the next one tries again.
      () => undefined,
    );
  }, [isWanted]);
  return <Component />;
}
