import { useShopEvent, type Wish } from '@shop/events';
import { RemoteBoundary, type BootData } from '@shop/federation';
import { useState } from 'react';

/**
 * Grants wishes: for each wish that a live remote lists, its part is loaded when the first one is made, and stands
 * here until it is done. A wish that is made anew takes the place of the one that is open.
 */
export function LayerRoot({ remotes }: { remotes: BootData['remotes'] }) {
  const wishes = Object.values(remotes).flatMap(({ live }) =>
    live.listeners.map((wish) => ({ app: live.app, wish: wish as Wish })),
  );
  return wishes.map(({ app, wish }) => <Grantor key={wish} app={app} wish={wish} />);
}

function Grantor({ app, wish }: { app: string; wish: Wish }) {
  const [open, setOpen] = useState<{ number: number; payload: unknown } | null>(null);
  useShopEvent(wish, (payload) => setOpen((last) => ({ number: (last?.number ?? 0) + 1, payload })));
  if (!open) return null;
  const done = () => setOpen(null);
  return (
    <RemoteBoundary
      key={open.number}
      part={{ kind: 'listener', app, name: wish }}
      given={{ payload: open.payload, done }}
      fallback={null}
      onGiveUp={done}
    />
  );
}
