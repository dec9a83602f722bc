import type { ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary';
import type { SlotName, SlotProps } from './slot-props';

/** A slot by its name, with what its part is given. */
export type SlotGiven<Name extends SlotName> = {
  name: Name;
  /** Stands in the kept space until the part is there; the same box, so that nothing shifts. */
  fallback?: ReactNode;
  /** What is around it is whole without it: where no release can show it, nothing stands there instead of the card. */
  optional?: boolean;
} & SlotProps[Name];

/** Another app's part on this screen. Nobody here knows who fills it; nothing is drawn when no live release does. */
export function Slot<Name extends SlotName>({
  name,
  fallback = null,
  optional = false,
  ...given
}: SlotGiven<Name>) {
  const part = { kind: 'slot', name } as const;
  return <RemoteBoundary key={name} part={part} given={given} fallback={fallback} isOptional={optional} />;
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
  const part = { kind: 'page', app, name: page } as const;
  return <RemoteBoundary key={`${app}/${page}`} part={part} given={{}} fallback={fallback} />;
}
