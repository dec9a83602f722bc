import { GoogleMap as Map, MarkerF, useJsApiLoader } from '@react-google-maps/api';
import type { Position } from '@shop/domain';
import { useI18n } from '@shop/i18n';
import { radius, Skeleton } from '@shop/ui';
import styled from 'styled-components';
import { SchematicMap } from './schematic-map';

const Frame = styled.div`
  direction: ltr;
  overflow: hidden;
  border-radius: ${radius('md')};
  & .map {
    inline-size: 100%;
    aspect-ratio: 2;
  }
`;

interface GoogleMapProps {
  apiKey: string;
  value: Position;
  onChange: (position: Position) => void;
}

/** Google's map; the drawn one where the vendor's script cannot be loaded. */
export default function GoogleMap({ apiKey, value, onChange }: GoogleMapProps) {
  const { language } = useI18n();
  const { isLoaded, loadError } = useJsApiLoader({
    id: 'google-maps',
    googleMapsApiKey: apiKey,
    language,
    nonce: window.__shopNonce,
  });
  if (loadError) return <SchematicMap value={value} onChange={onChange} />;
  if (!isLoaded) return <Skeleton $ratio="2" />;
  const place = { lat: value.latitude, lng: value.longitude };
  const take = ({ latLng }: google.maps.MapMouseEvent) => {
    if (latLng) onChange({ latitude: latLng.lat(), longitude: latLng.lng() });
  };
  return (
    <Frame>
      <Map
        mapContainerClassName="map"
        center={place}
        zoom={16}
        options={{ disableDefaultUI: true, zoomControl: true }}
        onClick={take}
      >
        <MarkerF position={place} draggable onDragEnd={take} />
      </Map>
    </Frame>
  );
}
