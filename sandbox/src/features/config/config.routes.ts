import { config, isRecord, moduleList, zoneList, zoneOf } from '@shop/contract';
import { invalid, notFound } from '../../http/refusal';
import { serve, type Server } from '../../serve';
import { pushKeys } from '../push/push-keys';
import { moduleToWire, modulesIn } from './modules';
import type { View } from '../../shop/shop';
import { activeZones, getZoneCharges, zonesAt, zoneToWire } from './zones';

/** Whether these are valid coordinates. */
export const isPosition = (lat: number, lng: number): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** ENT-48, with absolute picture addresses. */
const gatewaysToWire = ({ active_payment_method_list: list }: Record<string, unknown>, view: View) =>
  (Array.isArray(list) ? list.filter(isRecord) : []).map((gateway) => ({
    ...gateway,
    gateway_image_full_url: view.picture(
      typeof gateway.gateway_image_full_url === 'string' ? gateway.gateway_image_full_url : null,
    ),
  }));

export function configRoutes(server: Server): void {
  const { shop } = server;

  serve(server, config, async ({ language, view, ...scope }) => {
    const settings = await shop.settings();
    // All modules of the shop, whatever zones the request names.
    const modules = await modulesIn(shop.database, { ...scope, namesZones: false });
    return {
      ...settings.wire(language),
      demo_otp: settings.rules.demoOtp ?? '', // outside of demo mode the code is invalid, so it is not sent
      logo_full_url: view.picture(settings.rules.logoUrl),
      active_payment_method_list: gatewaysToWire(settings.wire(language), view),
      web_push_public_key: (await pushKeys(shop.database)).publicKey,
      module: modules.length === 1 && modules[0] ? moduleToWire(modules[0], scope, view) : null,
      modules: modules.map((row) => moduleToWire(row, scope, view)),
    };
  });

  serve(server, moduleList, async ({ view, ...scope }) =>
    (await modulesIn(shop.database, scope)).map((row) => moduleToWire(row, scope, view)),
  );

  serve(server, zoneList, async ({ view }) =>
    (await activeZones(shop.database)).map(({ id, name_i18n: name, ring }) => ({
      id,
      name: view.text(name),
      status: 1,
      // The family's own spelling.
      formated_coordinates: ring.map(({ latitude: lat, longitude: lng }) => ({ lat, lng })),
    })),
  );

  serve(server, zoneOf, async ({ query, view }) => {
    if (!isPosition(query.lat, query.lng)) throw invalid('coordinates', 'invalid', { field: 'lat, lng' });
    const zones = await zonesAt(shop.database, { latitude: query.lat, longitude: query.lng });
    if (zones.length === 0) throw notFound('outOfService');
    const ids = zones.map(({ id }) => id);
    const charges = await getZoneCharges(shop.database, ids);
    return {
      zone_id: JSON.stringify(ids),
      zone_data: zones.map((zone) => zoneToWire(zone, charges, view)),
    };
  });
}
