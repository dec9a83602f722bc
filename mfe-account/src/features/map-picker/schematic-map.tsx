import type { Position } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { VisuallyHidden } from '@shop/ui';
import styled from 'styled-components';
import { MapMarker, MapPicture } from '../../components/map/map-picture';
import { messages } from '../../messages';
import { usePin } from './use-pin';

const Picture = styled(MapPicture)`
  cursor: crosshair;
  touch-action: none;
  & .pin {
    cursor: grab;
    &:active {
      cursor: grabbing;
    }
  }
`;

export interface MapProps {
  value: Position;
  onChange: (position: Position) => void;
  onLocate: () => void;
  label: string;
}

/** A drawn map to pick a point: the pin is dragged, set by a press, or moved by arrow keys. */
export function SchematicMap({ value, onChange, onLocate, label }: MapProps) {
  const { t } = useTranslation(messages);
  const { view, pin, hands, moveByKey } = usePin(value, onChange);
  const point = { latitude: value.latitude.toFixed(5), longitude: value.longitude.toFixed(5) };
  return (
    <>
      <Picture
        view={view}
        label={label}
        role="application"
        tabIndex={0}
        onKeyDown={moveByKey}
        onZoom={(by) => view.handleWheel(by, value)}
        onLocate={onLocate}
      >
        <MapMarker kind="place" at={pin} {...hands} />
      </Picture>
      <VisuallyHidden aria-live="polite">{t('map.pinAt', point)}</VisuallyHidden>
    </>
  );
}
