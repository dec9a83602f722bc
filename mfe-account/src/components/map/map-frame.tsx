import { useTranslation } from '@shop/i18n';
import { color, IconButton, radius, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { mapHeight, type ZoomLevels } from './projection';

/** The frame of a map, left-to-right in every language. Its height: BIZ-12. */
export const MapFrame = styled.div`
  position: relative;
  isolation: isolate;
  direction: ltr;
  inline-size: 100%;
  block-size: ${mapHeight}px;
  overflow: hidden;
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  & > svg,
  & .map {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-end: ${space('xs')};
  inset-inline-end: ${space('xs')};
  display: grid;
  gap: ${space('xs')};
`;

interface ZoomProps {
  zoom: number;
  levels: ZoomLevels;
  onZoom: (by: 1 | -1) => void;
  /** Finds the visitor's location; without it the button is hidden. */
  onLocate?: (() => void) | undefined;
}

/** The buttons in a map's corner. */
export function MapButtons({ zoom, levels, onZoom, onLocate }: ZoomProps) {
  const { t } = useTranslation(messages);
  const look = { tone: 'raised', size: 40 } as const;
  return (
    <Corner>
      {onLocate && <IconButton {...look} icon="target" label={t('map.locateMe')} onClick={onLocate} />}
      <IconButton
        {...look}
        icon="plus"
        label={t('map.zoomIn')}
        unavailable={zoom >= levels.most}
        onClick={() => onZoom(1)}
      />
      <IconButton
        {...look}
        icon="minus"
        label={t('map.zoomOut')}
        unavailable={zoom <= levels.least}
        onClick={() => onZoom(-1)}
      />
    </Corner>
  );
}
