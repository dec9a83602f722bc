import { useTranslation } from '@shop/i18n';
import { color, IconButton, radius, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { mapHeight, zooms } from './projection';

/** North is up and west is left in every language. BIZ-12: its height. */
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
  onZoom: (by: 1 | -1) => void;
  /** Asks where the visitor is; without it there is no button for it. */
  onLocate?: (() => void) | undefined;
}

/** The buttons in a map's corner. */
export function MapButtons({ zoom, onZoom, onLocate }: ZoomProps) {
  const { t } = useTranslation(messages);
  const look = { tone: 'raised', size: 40 } as const;
  return (
    <Corner>
      {onLocate && <IconButton {...look} icon="target" label={t('map.locateMe')} onClick={onLocate} />}
      <IconButton
        {...look}
        icon="plus"
        label={t('map.zoomIn')}
        disabled={zoom >= zooms.most}
        onClick={() => onZoom(1)}
      />
      <IconButton
        {...look}
        icon="minus"
        label={t('map.zoomOut')}
        disabled={zoom <= zooms.least}
        onClick={() => onZoom(-1)}
      />
    </Corner>
  );
}
