import { DirectionsRenderer, MarkerF } from '@react-google-maps/api';
import { GoogleMap, toGoogle } from './google-map';
import { MarkedMap, type MarkedMapProps } from './marked-map';
import { useGoogleWay } from './google-way';
import { viewOf } from './projection';

const box = { x: 220, y: 220 };

/** Google's map to be looked at; the drawn one where the vendor's script cannot be loaded. ADDR-21, ADDR-22. */
export default function GoogleMarks({ apiKey, ...map }: MarkedMapProps & { apiKey: string }) {
  const [first, ...others] = map.marks;
  const view = viewOf(
    first.position,
    others.map(({ position }) => position),
    box,
  );
  const [start] = others;
  return (
    <GoogleMap apiKey={apiKey} view={view} instead={<MarkedMap {...map} />}>
      {map.withWay && start && <Way from={start.position} to={first.position} />}
      {map.marks.map(({ kind, name, position }) => (
        <MarkerF key={`${kind}${name}`} position={toGoogle(position)} title={name} />
      ))}
    </GoogleMap>
  );
}

function Way(ends: Parameters<typeof useGoogleWay>[0]) {
  const directions = useGoogleWay(ends);
  if (!directions) return null;
  return (
    <DirectionsRenderer directions={directions} options={{ suppressMarkers: true, preserveViewport: true }} />
  );
}
