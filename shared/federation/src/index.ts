export * from './release-manifest';
export * from './route-declaration';
export * from './boot-data';
export * from './document-shell';
export * from './server-rendering';
export * from './remote-contract';
export * from './slot-props';
export * from './names';
export type { WorkerBrand } from './worker-brand';
export { matchRoute } from './match-route';
export {
  getInitialQueryArgs,
  isInitialQueryAt,
  needsLocation,
  getPageName,
  getShownPage,
  getPageNames,
  type QueryArgs,
  type VisitLocation,
} from './initial-queries';
export { RemoteLoadError } from './fallback-chain';
export {
  RemotesProvider,
  useRemotes,
  type ErrorFallbackProps,
  type RemoteReport,
  type Remotes,
} from './remotes-context';
export { RemoteBoundary } from './remote-boundary';
export { RemotePage, Slot } from './slot';
export { DeferredSlot } from './deferred-slot';
export { useIdle } from './use-idle';

/** @deprecated old releases of remotes import it */
export { DeferredSlot as LateSlot } from './deferred-slot';
/** @deprecated old releases of remotes import it */
export { defineHandler as grants } from './remote-contract';
