import { type ModuleType, moduleTypes } from '@shop/domain';
import { oneOf } from './wire';

export const isModuleType = (value: unknown): value is ModuleType =>
  moduleTypes.some((type) => type === value);

export const moduleTypeFromWire = (value: unknown): ModuleType =>
  oneOf(value, moduleTypes as [ModuleType, ...ModuleType[]]);
