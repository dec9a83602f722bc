import { useTranslation } from '@shop/i18n';
import { color, radius, size, space } from '@shop/ui';
import { useCallback, useEffect, useId, useRef, type Dispatch, type SetStateAction } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { mostZoom, moveCrop, zoomCrop, type Crop } from './crop';
import { drawSquare, getSize } from './picture-file';
import { useCropGestures } from './use-crop-gestures';

/** Twice the displayed size, for high-density screens. */
const pixels = 640;

interface StageProps {
  image: HTMLImageElement;
  crop: Crop;
  onCrop: Dispatch<SetStateAction<Crop>>;
}

/** The cropped square, with the circle that pages show of it. */
export function CropStage({ image, crop, onCrop }: StageProps) {
  const { t } = useTranslation(messages);
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, image, crop);
  }, [image, crop]);
  const move = useCallback(
    (across: number, down: number) => onCrop((before) => moveCrop(getSize(image), before, across, down)),
    [image, onCrop],
  );
  const zoom = useCallback(
    (by: number) => onCrop((before) => zoomCrop(getSize(image), before, before.zoom * by)),
    [image, onCrop],
  );
  const hands = useCropGestures(stage, { move, zoom });
  return (
    <Layers>
      <Stage
        {...hands}
        ref={stage}
        role="application"
        tabIndex={0}
        aria-label={t('photo.stage')}
        aria-describedby={hint}
      >
        <canvas ref={canvas} width={pixels} height={pixels} />
        <Ring />
      </Stage>
      <Zoom>
        <span>{t('photo.zoom')}</span>
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) =>
            onCrop((before) => zoomCrop(getSize(image), before, Number(target.value)))
          }
        />
      </Zoom>
      <Hint id={hint}>{t('photo.moveHint')}</Hint>
    </Layers>
  );
}

const Layers = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space('md')};
`;

const Stage = styled.div`
  position: relative;
  inline-size: min(100%, 320px);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius('lg')};
  background: ${color('sunken')};
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  & canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  &:focus-visible {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;

/** The circle that pages show; outside of it the picture is dimmed. */
const Ring = styled.span`
  position: absolute;
  inset: 0;
  border-radius: ${radius('full')};
  box-shadow: 0 0 0 160px ${color('scrim')};
  pointer-events: none;
`;

const Zoom = styled.label`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  inline-size: min(100%, 320px);
  min-block-size: 44px;
  font-size: ${size('sm')};
  font-weight: 600;
  & input {
    flex: 1;
    min-inline-size: 0;
    block-size: 44px;
    accent-color: ${color('brand')};
    cursor: pointer;
  }
`;

const Hint = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  text-align: center;
`;
