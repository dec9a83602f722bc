import { useCache, useEndpoint } from '@shop/api';
import { zoneOf } from '@shop/contract';
import { distanceBetween, getPlaceDifference, isFarAway, type Address } from '@shop/domain';
import { useBus } from '@shop/events';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { chooseLocation, useSession, useSessionStore } from '@shop/session';
import { Button, color, radius, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Texts of the differences, in `delivery`. */
const texts = { otherZone: 'otherZone', farInZone: 'farInZone', far: 'otherPlace' } as const;

/** Zones of an address: its own, else, if it is far away, the backend's answer. Undefined while loading, null if unknown. */
function useZones(address: Address | null, isFar: boolean): readonly number[] | null | undefined {
  const known = address?.zoneIds ?? [];
  const isAsked = address !== null && isFar && known.length === 0;
  const { data, error } = useEndpoint(
    zoneOf,
    isAsked ? { query: { lat: address.latitude, lng: address.longitude } } : null,
  );
  if (known.length > 0) return known;
  if (!isAsked) return null;
  if (data) return data.zoneIds;
  if (!error) return undefined;
  return error.status === 404 ? [] : null;
}

/**
 * Says how the delivery address differs from the place in the header, by which the shop shows stores and prices, and offers
 * to use it there, too: by their zones, and by the distance where zones are unknown. Renders nothing while both are about
 * the same. STATE-01, D-05.
 */
export function PlaceNote({ address }: { address: Address | null }) {
  const { t, direction } = useTranslation(messages);
  const { distance } = useFormat();
  const place = useSession((session) => session.place);
  const placeZones = useSession((session) => session.zoneIds);
  const session = useSessionStore();
  const bus = useBus();
  const { dropAll } = useCache();
  const isKnown = address !== null && (address.latitude !== 0 || address.longitude !== 0);
  const metres = place && isKnown ? distanceBetween(place, address) : 0;
  const zones = useZones(address, isFarAway(metres));
  if (!place || !isKnown || zones === undefined) return null;
  const difference = getPlaceDifference(metres, placeZones, zones);
  if (!difference) return null;
  const { latitude, longitude } = address;
  const use = () => {
    chooseLocation(session, bus, { address: address.address, latitude, longitude }, [...(zones ?? [])]);
    void dropAll();
  };
  return (
    <Note role="status">
      <Text $small>
        {t(`delivery.${texts[difference]}`, {
          distance: isolate(distance(metres), direction),
          place: isolate(place.address, direction),
        })}
      </Text>
      {zones && zones.length > 0 && (
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
