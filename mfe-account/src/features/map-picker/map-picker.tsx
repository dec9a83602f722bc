import type { Position } from '@shop/domain';
import type { SlotProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Skeleton, toast, useLatestCall } from '@shop/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { ShopMap, useMapsKey } from '../../components/map/shop-map';
import { mapHeight, overviewZooms } from '../../components/map/projection';
import { messages } from '../../messages';
import { PlaceField } from './place-field';
import { SchematicMap } from './schematic-map';

const GooglePicker = lazy(() => import(/* webpackChunkName: "google-picker" */ './google-picker'));

const Box = styled.div`
  position: relative;
`;

const locating = { enableHighAccuracy: false, timeout: 5_000, maximumAge: 60_000 };

/** A map to pick a point: Google's where the shop has a key, otherwise the drawn one. ADDR-20, ADDR-21, D-26. */
export default function MapPicker(props: SlotProps['map-picker']) {
  const { value, onChange, label, fixed = false, overview = false } = props;
  if (!fixed) return <Picker value={value} onChange={onChange} label={label} />;
  const name = label ?? '';
  const levels = overview ? overviewZooms : undefined;
  return <ShopMap markers={[{ position: value, kind: 'place', name }]} label={name} levels={levels} />;
}

type Move = SlotProps['map-picker']['onChange'];

/** The pin's moves: one whose point comes late is dropped once a newer one has begun, or the map is closed. */
function useMoves(onChange: Move) {
  const begin = useLatestCall();
  const move: Move = (...point) => {
    begin();
    onChange(...point);
  };
  return { begin, move };
}

function Picker({ value, onChange, label }: Pick<SlotProps['map-picker'], 'value' | 'onChange' | 'label'>) {
  const { t } = useTranslation(messages);
  const key = useMapsKey();
  const { begin, move } = useMoves(onChange);
  const locate = () => {
    const isLatest = begin();
    const fail = () => isLatest() && toast.error(t('map.notLocated'));
    if (!('geolocation' in navigator)) return fail();
    const take = ({ coords: { latitude, longitude } }: GeolocationPosition) =>
      isLatest() && move({ latitude, longitude });
    navigator.geolocation.getCurrentPosition(take, fail, locating);
  };
  const map = {
    value,
    onChange: (position: Position) => move(position),
    onLocate: locate,
    label: label ?? t('map.label'),
  };
  const waiting = <Skeleton $height={`${mapHeight}px`} />;
  return (
    <Box>
      {key === undefined && waiting}
      {key === null && <SchematicMap {...map} />}
      {key && (
        <Suspense fallback={waiting}>
          <GooglePicker apiKey={key} {...map} />
        </Suspense>
      )}
      <PlaceField onBegin={begin} onPick={move} />
    </Box>
  );
}
