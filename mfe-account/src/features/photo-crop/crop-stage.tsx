import { useTranslation } from '@shop/i18n';
import { color, radius, size, space } from '@shop/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import styled from 'styled-components';
import { messages } from '../../messages';

const mostZoom = 4;
const zoomFactors: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };
/** Pixels that an arrow key moves the picture by. */
const keyStep = 16;

interface StageProps {
  /** Address of the picture. */
  src: string;
  /** Called with the square in the picture's own pixels. */
  onCrop: (area: Area) => void;
}

/** The cropped square, with the circle that pages show of it. */
export function CropStage({ src, onCrop }: StageProps) {
  const { t } = useTranslation(messages);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const hint = useId();
  const zoomByKey = (event: KeyboardEvent) => {
    const factor = zoomFactors[event.key];
    if (!factor) return;
    event.preventDefault();
    setZoom((before) => Math.min(mostZoom, Math.max(1, before * factor)));
  };
  return (
    <Layers>
      <Stage onKeyDown={zoomByKey}>
        <Cropper
          image={src}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          crop={position}
          zoom={zoom}
          maxZoom={mostZoom}
          keyboardStep={keyStep}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onCrop(area)}
          cropperProps={{ role: 'application', 'aria-label': t('photo.stage'), 'aria-describedby': hint }}
          disableAutomaticStylesInjection // the policy for styles refuses its element; its rules are below
        />
      </Stage>
      <Zoom>
        <span>{t('photo.zoom')}</span>
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
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

/** The classes are those of react-easy-crop. */
const Stage = styled.div`
  position: relative;
  inline-size: min(100%, 320px);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius('lg')};
  background: ${color('sunken')};
  & .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    cursor: grab;
    touch-action: none;
    user-select: none;
    &:active {
      cursor: grabbing;
    }
  }
  & .reactEasyCrop_Image {
    flex: none;
    max-inline-size: none;
    will-change: transform;
  }
  & .reactEasyCrop_Cover_Horizontal {
    inline-size: 100%;
    block-size: auto;
  }
  & .reactEasyCrop_Cover_Vertical {
    inline-size: auto;
    block-size: 100%;
  }
  & .reactEasyCrop_CropArea {
    position: absolute;
    inset: 0;
    margin: auto;
    border-radius: ${radius('full')};
    outline: none; /* the stage has it */
    box-shadow: 0 0 0 160px ${color('scrim')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
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
