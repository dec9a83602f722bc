import { useShopEvent, type CommandName } from '@shop/events';
import { RemoteBoundary, type BootData } from '@shop/federation';
import { hasLayers, useLocation, useNavigationType } from '@shop/router';
import { useEffect, useRef, useState } from 'react';
import { readNamedLayer } from './named-layer';

/**
 * Renders the handlers of commands. For each command that a live remote lists, its component is loaded on the first
 * command and shown until it is done. A repeated command replaces the open component.
 */
export function LayerRoot({ remotes }: { remotes: BootData['remotes'] }) {
  const commands = Object.values(remotes).flatMap(({ live }) =>
    live.listeners.map((command) => ({ app: live.app, command: command as CommandName })),
  );
  return commands.map(({ app, command }) => <CommandHandler key={command} app={app} command={command} />);
}

function CommandHandler({ app, command }: { app: string; command: CommandName }) {
  const [open, setOpen] = useState<{ number: number; payload: unknown } | null>(null);
  useShopEvent(command, (payload) => setOpen((last) => ({ number: (last?.number ?? 0) + 1, payload })));
  const location = useLocation();
  const { search } = location;
  const isPop = useNavigationType() === 'POP';
  const isOpen = useRef(false);
  // A layer's own entry may arrive when the layer has closed already.
  const isOwnEntry = useRef(false);
  useEffect(() => {
    isOpen.current = open !== null;
    isOwnEntry.current = !isPop && hasLayers(location);
  });
  // A shared link, a reload, or going forward to where it was open.
  useEffect(() => {
    const payload = readNamedLayer(command, search);
    if (payload && !isOpen.current && !isOwnEntry.current) setOpen({ number: -1, payload });
  }, [command, search]);
  if (!open) return null;
  const done = () => setOpen(null);
  return (
    <RemoteBoundary
      key={open.number}
      componentRef={{ kind: 'listener', app, name: command }}
      componentProps={{ payload: open.payload, done }}
      fallback={null}
      onDismiss={done}
    />
  );
}
