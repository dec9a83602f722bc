import { createContext, useContext, type ComponentType } from 'react';
import type { RemoteComponentRef, FallbackLevel } from './remote-contract';

/** One step of the fallback chain, as it is reported to the edge. */
export interface RemoteReport {
  app: string;
  part: string;
  /** The reaction to the failure; `kept`: the server-rendered content stays. */
  step: 'retry' | 'previous' | 'card' | 'kept';
  /** The release that failed. */
  rung: FallbackLevel;
  error: string;
}

export interface ErrorFallbackProps {
  componentRef: RemoteComponentRef;
  onRetry(): void;
  /** If set, the error fallback can be closed: for a command that cannot be handled. */
  onDismiss?: (() => void) | undefined;
}

/**
 * How `Slot` and pages load their components: with the federation loader in the browser, from plain components on a server
 * and in tests. Every method may be called while rendering.
 */
export interface Remotes {
  /** The app that provides the component in the live releases; null if none does. */
  getApp(componentRef: RemoteComponentRef): string | null;
  hasPrevious(app: string): boolean;
  /** The component if it is loaded already: no suspense, no flicker. */
  ready(componentRef: RemoteComponentRef, level: FallbackLevel): ComponentType<object> | undefined;
  /** Loads the component; rejects on failure or at its deadline. */
  load(componentRef: RemoteComponentRef, level: FallbackLevel): Promise<ComponentType<object>>;
  /** Called by Retry: every failed component of the app is loaded again. */
  again(app: string): void;
  /** Subscribes to `again` until the returned function is called. */
  onAgain(listener: (app: string) => void): () => void;
  report(event: RemoteReport): void;
  /** Called when the fallback chain has ended with this failure: true if a new document is being loaded, which may help (F-05). */
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
