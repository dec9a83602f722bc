export * from './analytics-event';
export * from './shop-events';
export * from './bus';
export * from './use-shop-event';
export * from './use-track-view';

/** @deprecated old releases of remotes import it */
export { useTrackView as useMeasured } from './use-track-view';
