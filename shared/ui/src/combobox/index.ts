export * from './use-combobox';
