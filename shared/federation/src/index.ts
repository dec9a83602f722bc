export * from './release-manifest';
export * from './route-declaration';
export * from './boot-data';
export * from './document-shell';
export * from './server-rendering';
export * from './remote-contract';
export * from './slot-props';
export * from './names';
export {
  argsOfFirstCall,
  isFirstCallAt,
  needsPlace,
  pageOf,
  pagesOf,
  type CallArgs,
  type VisitPlace,
} from './first-calls';
export { RemoteLoadError } from './ladder';
export {
  RemotesProvider,
  useRemotes,
  type CardProps,
  type RemoteReport,
  type Remotes,
} from './remotes-context';
export { RemoteBoundary } from './remote-boundary';
export { RemotePage, Slot } from './slot';
export { LateSlot } from './late-slot';
export { whenIdle } from './when-idle';
