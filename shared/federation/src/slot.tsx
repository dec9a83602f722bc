import type { ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary';
import type { RemoteComponentRef } from './remote-contract';
import type { SlotName, SlotProps } from './slot-props';

/** The name of a slot, with the props of its component. */
export type SlotElementProps<Name extends SlotName> = {
  name: Name;
  /** The app whose component is shown, if several may provide one; by default the first provider. */
  app?: string;
  /** Shown in the reserved space until the component has loaded; the same size, so that nothing shifts. */
  fallback?: ReactNode;
  /** If no release can show it, nothing is shown instead of the error fallback. */
  optional?: boolean;
} & SlotProps[Name];

/** A slot of the named app, or of whichever app provides it. */
export const toSlotRef = (name: SlotName, app?: string): RemoteComponentRef =>
  app === undefined ? { kind: 'slot', name } : { kind: 'slot', app, name };

/** Another app's component on this screen. Renders nothing if no live release provides it. */
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

/** A page of a remote, from the host's route table. */
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
