import { DirectionsRenderer, MarkerF } from '@react-google-maps/api';
import { GoogleMap, toGoogle } from './google-map';
import { MarkerMap, type MarkerMapProps } from '../marker-map';
import { useGoogleRoute } from './use-google-route';
import { fitView } from '../projection';

const box = { x: 220, y: 220 };

/** Google's map to be looked at; the drawn one where the vendor's script cannot be loaded. ADDR-21, ADDR-22. */
export default function GoogleMarkers({ apiKey, ...map }: MarkerMapProps & { apiKey: string }) {
  const [first, ...others] = map.markers;
  const view = fitView(
    first.position,
    others.map(({ position }) => position),
    box,
  );
  const [start] = others;
  return (
    <GoogleMap apiKey={apiKey} view={view} fallback={<MarkerMap {...map} />}>
      {map.withRoute && start && <RouteLine from={start.position} to={first.position} />}
      {map.markers.map(({ kind, name, position }) => (
        <MarkerF key={`${kind}${name}`} position={toGoogle(position)} title={name} />
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
