/**
 * How endpoints are declared and responses are read, with the readers that the first pages of several apps need: a page loads
 * them once, with the host. Other files of this package import them from here. An addition raises the version of this package.
 */
export * from './endpoint';
export * from './wire';
export * from './module-type';
export * from './module';
export * from './page';
export * from './discount';
export * from './delivery-charges';
export * from './store-hours';
export * from './item';
export * from './store';
