import { createContext, useContext, type ComponentType } from 'react';
import type { RemoteComponentRef, FallbackLevel } from './remote-contract';

/** One step of the fallback chain, as it is reported to the edge. */
export interface RemoteReport {
  app: string;
  part: string;
  /** What is done about the failure; `kept`: what the server rendered stands as it is. */
  step: 'retry' | 'previous' | 'card' | 'kept';
  /** Release that failed. */
  rung: FallbackLevel;
  error: string;
}

export interface ErrorFallbackProps {
  componentRef: RemoteComponentRef;
  onRetry(): void;
  /** Where given, the card can be closed: a command that is not handled. */
  onDismiss?: (() => void) | undefined;
}

/**
 * How `Slot` and pages find their components: federation's loader in the browser, plain components on a server
 * and in tests. Every method may be called while rendering.
 */
export interface Remotes {
  /** The app that offers the part in the live releases; null when none does. */
  getApp(componentRef: RemoteComponentRef): string | null;
  hasPrevious(app: string): boolean;
  /** The component if it is there already: no suspense, no flicker. */
  ready(componentRef: RemoteComponentRef, level: FallbackLevel): ComponentType<object> | undefined;
  /** Rejects with a reason when the part cannot be had; never hangs longer than its deadline. */
  load(componentRef: RemoteComponentRef, level: FallbackLevel): Promise<ComponentType<object>>;
  /** Somebody pressed Retry: what was known to be broken is asked again, by every part of the app that has failed. */
  again(app: string): void;
  /** Tells of every `again` until the returned function is called. */
  onAgain(listener: (app: string) => void): () => void;
  report(event: RemoteReport): void;
  /** The fallback chain has ended with this failure: true where a new document is on its way, which may know better (F-05). */
  renew?(error: unknown): boolean;
  /** Shown when the fallback chain has ended. */
  ErrorFallback: ComponentType<ErrorFallbackProps>;
}

const RemotesContext = createContext<Remotes | null>(null);

export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('RemotesProvider is missing above this component');
  return remotes;
}
