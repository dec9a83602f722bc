import { useCache } from '@shop/api';
import { distanceBetween, type Address } from '@shop/domain';
import { useBus } from '@shop/events';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { chooseLocation, useSession, useSessionStore } from '@shop/session';
import { Button, color, radius, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Metres between the header's place and an address from which they count as two places. */
const farAway = 500;

/**
 * Says that the delivery address is not the place in the header, by which the shop shows stores and prices, and offers to
 * use it there, too. Renders nothing while both are about the same. STATE-01, D-05.
 */
export function PlaceNote({ address }: { address: Address | null }) {
  const { t, direction } = useTranslation(messages);
  const { distance } = useFormat();
  const place = useSession((session) => session.place);
  const session = useSessionStore();
  const bus = useBus();
  const { dropAll } = useCache();
  const isKnown = address !== null && (address.latitude !== 0 || address.longitude !== 0);
  const metres = place && isKnown ? distanceBetween(place, address) : 0;
  if (!place || !address || metres < farAway) return null;
  const { latitude, longitude, zoneIds } = address;
  const use = () => {
    chooseLocation(session, bus, { address: address.address, latitude, longitude }, zoneIds);
    void dropAll();
  };
  return (
    <Note role="status">
      <Text $small>
        {t('delivery.otherPlace', {
          distance: isolate(distance(metres), direction),
          place: isolate(place.address, direction),
        })}
      </Text>
      {zoneIds.length > 0 && (
        <Button tone="secondary" small onClick={use}>
          {t('delivery.usePlace')}
        </Button>
      )}
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  margin-block-start: ${space('sm')};
  padding: ${space('sm')};
  border: 1px solid ${color('warning')};
  border-radius: ${radius('md')};
  overflow-wrap: anywhere;
  & > p {
    flex: 1 1 220px;
  }
`;
