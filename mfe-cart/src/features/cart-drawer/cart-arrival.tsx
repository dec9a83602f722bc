import { useEndpoint, useShopConfig } from '@shop/api';
import { storeDetails } from '@shop/contract';
import { getPlannedArrival, toRoadMetres } from '@shop/domain';
import { useNow } from '@shop/session';
import { space } from '@shop/ui';
import styled from 'styled-components';
import { PlannedLine } from '../../components/planned-arrival/planned-arrival';

/** When the cart would arrive at the visitor's place; of a store that does not deliver, when it would be ready. X-19. */
export function CartArrival({ storeId }: { storeId: number }) {
  const now = useNow();
  const timeZone = useShopConfig()?.timeZone ?? 'UTC';
  const store = useEndpoint(storeDetails, { params: { id: storeId } }).data;
  if (!now || !store) return null;
  const orderType = store.delivery ? 'delivery' : 'take_away';
  const metres = store.distance === null ? null : toRoadMetres(store.distance);
  const planned = getPlannedArrival({ store, orderType, metres, now, timeZone });
  return (
    planned && (
      <Row>
        <PlannedLine planned={planned} orderType={orderType} />
      </Row>
    )
  );
}

const Row = styled.div`
  margin-block-end: ${space('xs')};
`;
