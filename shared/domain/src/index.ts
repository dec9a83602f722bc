export * from './money';
export * from './entities';
