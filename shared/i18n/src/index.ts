export * from './direction';
export * from './languages';
export * from './format';
export * from './i18n';
export * from './isolate';
export * from './shop-format';
export * from './digits';
export * from './text-keys';
