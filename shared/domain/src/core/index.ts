/**
 * Rules that the first pages of several apps need: a page loads them once, with the host. `@shop/domain` has them too; other
 * files of this package import them from here. An addition raises the version of this package.
 */
export * from './money';
export * from './local-time';
export * from './opening-hours';
export * from './schedule';
export * from './availability';
export * from './item-price';
export * from './variation-choice';
