import { join } from 'node:path';
import { testEdge } from '../../fixtures/edge';
import { isEdgeAddress } from '../edge-addresses';

const brand = join(import.meta.dirname, '../../../brands/saffron');

it('no remote can take an address at which the edge serves something itself [F-19]', async () => {
  const edge = await testEdge(undefined, {
    EDGE_DELIVERY_TOKEN: 'a-token-of-this-test',
    EDGE_FAULTS: '1',
    EDGE_BRAND: brand,
  });
  const tree = edge.app.printRoutes({ commonPrefix: false });
  await edge.close();
  const addresses = [...tree.matchAll(/^[├└]── (\S+)/gm)].map(([, address = '']) => address);
  // Everything else is a page.
  const own = addresses.filter((address) => address !== '*' && address !== '/');
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((address) => !isEdgeAddress(address))).toEqual([]);
});
