import { MarkerF } from '@react-google-maps/api';
import { GoogleMap, toGoogle } from '../../components/map/google/google-map';
import { zooms } from '../../components/map/projection';
import { SchematicMap, type MapProps } from './schematic-map';

/** Google's map to pick a point on; the drawn one where the vendor's script cannot be loaded. ADDR-20. */
export default function GooglePicker({ apiKey, ...map }: MapProps & { apiKey: string }) {
  const { value, onChange, onLocate, label } = map;
  const take = ({ latLng }: google.maps.MapMouseEvent) => {
    if (latLng) onChange({ latitude: latLng.lat(), longitude: latLng.lng() });
  };
  return (
    <GoogleMap
      apiKey={apiKey}
      view={{ middle: value, zoom: zooms.first }}
      onPress={onChange}
      onLocate={onLocate}
      fallback={<SchematicMap {...map} />}
    >
      <MarkerF position={toGoogle(value)} title={label} draggable onDragEnd={take} />
    </GoogleMap>
  );
}
