import { useFormat, useTranslation } from '@shop/i18n';
import { largestPictureWidth } from '@shop/domain';
import { color, Dialog, IconButton, ShopImage, size, space, usePictureAddress } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { shortenTitle } from '../page/short-title';
import { zoomSize, largestScale } from './zoom-view';
import { useZoom } from './use-zoom';

interface Props {
  pictures: string[];
  name: string;
  open: boolean;
  current: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Zoom factor and pixels of one key press or button press. */
const step = { zoom: 1.5, move: 80 };

/**
 * The pictures over the whole window, zoomed by fingers, wheel, keys and buttons. ITEM-02, X-13. It is in the
 * kit's dialog, as every layer is; yet-another-react-lightbox is a modal of its own without a history entry (decision 0034),
 * 14 KB and a style sheet.
 */
export function Viewer({ pictures, name, open, current, onShow, onClose }: Props) {
  const { t } = useTranslation(messages);
  const url = pictures[current];
  return (
    <Dialog open={open} onClose={onClose} title={shortenTitle(name)} closeLabel={t('close')} full>
      {url !== undefined && (
        <Picture key={url} url={url} name={name} current={current} count={pictures.length} onShow={onShow} />
      )}
    </Dialog>
  );
}

interface PictureProps {
  url: string;
  name: string;
  current: number;
  count: number;
  onShow: (index: number) => void;
}

function Picture({ url, name, current, count, onShow }: PictureProps) {
  const { direction } = useTranslation(messages);
  const frame = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const showNext = (by: 1 | -1) => onShow(Math.min(count - 1, Math.max(0, current + by)));
  const isRtl = direction === 'rtl';
  const zoom = useZoom(frame, image, (toLeft) => showNext(toLeft === isRtl ? -1 : 1));
  const large = usePictureAddress(url, largestPictureWidth);
  const [failed, setFailed] = useState<readonly string[]>([]);
  // The original, where the edge has no picture of it.
  const shown = [large, url].find((address) => !failed.includes(address));
  useKeys({ zoom, showNext, isRtl });
  return (
    <Column>
      <Frame ref={frame} $isLarge={zoom.scale > 1} {...zoom.pointers}>
        {shown === undefined ? (
          <Fallback>
            <ShopImage src={null} alt={name} rounded />
          </Fallback>
        ) : (
          <img
            key={shown}
            ref={image}
            src={shown}
            alt={name}
            width={zoomSize.width}
            height={zoomSize.height}
            draggable={false}
            onError={() => setFailed((before) => [...before, shown])}
          />
        )}
      </Frame>
      <Controls zoom={zoom} current={current} count={count} showNext={showNext} />
    </Column>
  );
}

interface ControlsProps {
  zoom: ReturnType<typeof useZoom>;
  current: number;
  count: number;
  showNext: (by: 1 | -1) => void;
}

function Controls({ zoom, current, count, showNext }: ControlsProps) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  return (
    <Bar>
      {count > 1 && (
        <ArrowButton $back>
          <IconButton
            icon="arrow"
            mirrored
            label={t('gallery.previous')}
            unavailable={current === 0}
            onClick={() => showNext(-1)}
          />
        </ArrowButton>
      )}
      <IconButton
        icon="minus"
        label={t('gallery.smaller')}
        unavailable={zoom.scale <= 1}
        onClick={() => zoom.zoomBy(1 / step.zoom)}
      />
      <Scale role="status">
        {t('gallery.scale', { percent: format.number(Math.round(zoom.scale * 100)) })}
      </Scale>
      <IconButton
        icon="plus"
        label={t('gallery.larger')}
        unavailable={zoom.scale >= largestScale}
        onClick={() => zoom.zoomBy(step.zoom)}
      />
      {count > 1 && (
        <ArrowButton $back={false}>
          <IconButton
            icon="arrow"
            mirrored
            label={t('gallery.next')}
            unavailable={current === count - 1}
            onClick={() => showNext(1)}
          />
        </ArrowButton>
      )}
    </Bar>
  );
}

interface Keys {
  zoom: ReturnType<typeof useZoom>;
  showNext: (by: 1 | -1) => void;
  isRtl: boolean;
}

const arrows: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: -1, y: 0 },
  ArrowLeft: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
  ArrowUp: { x: 0, y: 1 },
};

/** + − 0 zoom; arrows go to the next picture, or move a zoomed one. X-13. */
function useKeys(keys: Keys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { zoom, showNext, isRtl } = latest.current;
      const arrow = arrows[event.key];
      if (event.key === '+' || event.key === '=') zoom.zoomBy(step.zoom);
      else if (event.key === '-') zoom.zoomBy(1 / step.zoom);
      else if (event.key === '0') zoom.reset();
      else if (arrow && zoom.scale > 1) zoom.moveBy({ x: arrow.x * step.move, y: arrow.y * step.move });
      else if (arrow && arrow.x !== 0) showNext(arrow.x < 0 === !isRtl ? 1 : -1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

/** Unzoomed, the picture fits into the window; fingers zoom it and not the page. */
const Frame = styled.div<{ $isLarge: boolean }>`
  flex: 1;
  min-block-size: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  overflow: hidden;
  touch-action: none;
  user-select: none;
  cursor: ${({ $isLarge }) => ($isLarge ? 'grab' : 'zoom-in')};
  & > img {
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

const Fallback = styled.div`
  inline-size: min(70%, 320px);
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space('sm')};
  padding: ${space('xs')} ${space('md')} ${space('sm')};
  border-block-start: 1px solid ${color('border')};
`;

const Scale = styled.span`
  min-inline-size: 4.5em;
  text-align: center;
  font-size: ${size('sm')};
  font-variant-numeric: tabular-nums;
`;

const ArrowButton = styled.div<{ $back: boolean }>`
  ${({ $back }) => $back && 'rotate: 180deg;'}
`;
