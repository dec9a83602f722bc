import type { ShopModule } from '@shop/domain';
import type { ReadContext } from './endpoint';
import { flag, id, number, numbers, picture, readable, records, text } from './wire';
import { isModuleType, moduleTypeFromWire } from './module-type';

/** ENT-37. Unknown types (`ride-share`, `service` …) are left out, and modules that are switched off (HEAD-12). */
export function modulesFromWire(wire: unknown, context?: Partial<ReadContext>): ShopModule[] {
  const folders = context?.pictureFolders;
  const known = records(wire, 'modules').filter(
    ({ module_type: type, status = 1 }) => isModuleType(type) && flag(status),
  );
  return readable(known, (module) => ({
    id: id(module.id, 'module'),
    name: text(module.module_name),
    type: moduleTypeFromWire(module.module_type),
    iconUrl: picture(module.icon_full_url, module.icon, 'module_image_url', folders),
    thumbnailUrl: picture(module.thumbnail_full_url, module.thumbnail, 'module_image_url', folders),
    description: text(module.description),
    storeCount: number(module.stores_count),
    zoneIds: numbers(module.zones),
  }));
}
