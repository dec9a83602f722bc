export * from './entities/shop';
export * from './entities/item';
export * from './entities/cart';
export * from './entities/store';
export * from './entities/customer';
export * from './entities/order';
