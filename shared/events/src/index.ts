export * from './analytics-event';
export * from './shop-events';
export * from './bus';
export * from './use-shop-event';
export * from './use-measured';
