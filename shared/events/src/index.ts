export * from './shop-events';
export * from './bus';
export * from './use-shop-event';
