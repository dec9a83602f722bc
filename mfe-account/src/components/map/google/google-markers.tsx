import { DirectionsRenderer, MarkerF } from '@react-google-maps/api';
import { GoogleMap, toGoogle } from './google-map';
import { MarkerMap, useMovingPosition, type MarkerMapProps } from '../marker-map';
import { useGoogleRoute } from './use-google-route';
import { useSteadyView } from '../moving/use-steady-view';

const box = { x: 220, y: 220 };

/** Google's map with markers; the drawn map where the vendor's script cannot be loaded. ADDR-21, ADDR-22. */
export default function GoogleMarkers({ apiKey, ...map }: MarkerMapProps & { apiKey: string }) {
  const [first, ...others] = map.markers;
  const view = useSteadyView(
    first.position,
    others.map(({ position }) => position),
    box,
    map.levels,
  );
  const moving = useMovingPosition(map.markers);
  const [start] = others;
  return (
    <GoogleMap apiKey={apiKey} view={view} levels={map.levels} fallback={<MarkerMap {...map} />}>
      {map.withRoute && start && <RouteLine from={start.position} to={first.position} />}
      {map.markers.map(({ kind, name, position }) => (
        <MarkerF
          key={`${kind}${name}`}
          position={toGoogle(kind === 'courier' && moving ? moving : position)}
          title={name}
        />
      ))}
    </GoogleMap>
  );
}

function RouteLine(ends: Parameters<typeof useGoogleRoute>[0]) {
  const directions = useGoogleRoute(ends);
  if (!directions) return null;
  return (
    <DirectionsRenderer directions={directions} options={{ suppressMarkers: true, preserveViewport: true }} />
  );
}
