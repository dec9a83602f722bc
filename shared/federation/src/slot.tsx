import type { ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary';
import type { RemoteComponentRef } from './remote-contract';
import type { SlotName, SlotProps } from './slot-props';

/** A slot by its name, with what its part is given. */
export type SlotElementProps<Name extends SlotName> = {
  name: Name;
  /** Whose part, where every area may offer one; else that of the first that does. */
  app?: string;
  /** Stands in the reserved space until the part is there; the same box, so that nothing shifts. */
  fallback?: ReactNode;
  /** What is around it is whole without it: where no release can show it, nothing stands there instead of the card. */
  optional?: boolean;
} & SlotProps[Name];

/** A slot of whichever app offers it, or of the one that is named. */
export const toSlotRef = (name: SlotName, app?: string): RemoteComponentRef =>
  app === undefined ? { kind: 'slot', name } : { kind: 'slot', app, name };

/** Another app's part on this screen. Nobody here knows who fills it; nothing is drawn when no live release does. */
export function Slot<Name extends SlotName>({
  name,
  app,
  fallback = null,
  optional = false,
  ...slotProps
}: SlotElementProps<Name>) {
  const componentRef = toSlotRef(name, app);
  return (
    <RemoteBoundary
      key={name}
      componentRef={componentRef}
      componentProps={slotProps}
      fallback={fallback}
      isOptional={optional}
    />
  );
}

/** A page of a remote, as the host's route table names it. */
export function RemotePage({
  app,
  page,
  fallback = null,
}: {
  app: string;
  page: string;
  fallback?: ReactNode;
}) {
  const componentRef = { kind: 'page', app, name: page } as const;
  return (
    <RemoteBoundary
      key={`${app}/${page}`}
      componentRef={componentRef}
      componentProps={{}}
      fallback={fallback}
    />
  );
}
