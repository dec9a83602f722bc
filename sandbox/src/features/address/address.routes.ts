import { addAddress, addressList, deleteAddress, updateAddress } from '@shop/contract';
import { notFound } from '../../http/refusal';
import { translate } from '../../http/translate';
import { serve, type Server } from '../../serve';
import { pageToWire, toPaging } from '../catalog/paging';
import { changeAddress, insertAddress, listAddresses, removeAddress, zoneIdsAt } from './addresses';

export function addressRoutes(server: Server): void {
  const { database } = server.shop;

  serve(server, addressList, async ({ customerId, query }) => {
    // Without a limit returns all addresses: the list is short, and customers choose from it.
    const paging = toPaging({ limit: 100, ...query });
    const { total, entries } = await listAddresses(database, customerId(), paging);
    return pageToWire('addresses', total, paging, entries);
  });

  serve(server, addAddress, async ({ customerId, body, language }) => {
    await insertAddress(database, customerId(), body);
    return { message: translate(language, 'addressAdded'), zone_ids: await zoneIdsAt(database, body) };
  });

  serve(server, updateAddress, async ({ customerId, params, body, language }) => {
    if (!(await changeAddress(database, customerId(), params.id, body))) throw notFound();
    const [zoneId = null] = await zoneIdsAt(database, body);
    return { message: translate(language, 'addressUpdated'), zone_id: zoneId };
  });

  serve(server, deleteAddress, async ({ customerId, query, language }) => {
    if (!(await removeAddress(database, customerId(), query.address_id))) throw notFound();
    return { message: translate(language, 'addressDeleted') };
  });
}
