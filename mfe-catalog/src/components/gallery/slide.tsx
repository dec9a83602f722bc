import { useTranslation } from '@shop/i18n';
import { prefetchLayers, ShopImage } from '@shop/ui';
import { useRef, useState, type PointerEvent } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { Deferred } from '../page/deferred';
import type { Point } from './zoom-view';

interface Props {
  url: string;
  name: string;
  number: number;
  count: number;
  ratio: string;
  isCurrent: boolean;
  onOpen: () => void;
}

const loadMagnifier = () =>
  import(/* webpackChunkName: "picture-magnifier" */ './magnifier').then(({ Magnifier }) => Magnifier);

/** One large picture: zoomed while a mouse points at it, over the whole window when pressed. ITEM-02. */
export function Slide({ url, name, number, count, ratio, isCurrent, onOpen }: Props) {
  const { t } = useTranslation(messages);
  const [isPointedAt, setPointedAt] = useState(false);
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const move = ({ clientX, clientY }: PointerEvent) => {
    pointer.current = { x: clientX, y: clientY };
  };
  const enter = (event: PointerEvent) => {
    prefetchLayers();
    move(event);
    if (event.pointerType === 'mouse') setPointedAt(true);
  };
  return (
    <Frame
      type="button"
      aria-label={t('gallery.enlarge', { name, number, count })}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onOpen}
      onPointerEnter={enter}
      // Before the magnifier's own listener, which React's would be too late for.
      onPointerMoveCapture={move}
      onPointerLeave={() => setPointedAt(false)}
    >
      <ShopImage src={url} alt={number === 1 ? name : ''} ratio={ratio} eager={number === 1} size="gallery" />
      {isPointedAt && (
        <Deferred load={loadMagnifier} componentProps={{ url, pointer }} shape={null} failure={null} />
      )}
    </Frame>
  );
}

const Frame = styled.button`
  position: relative;
  display: block;
  inline-size: 100%;
  cursor: zoom-in;
  /* Inside, because the frame clips its outside. */
  &:focus-visible {
    outline-offset: -4px;
  }
`;
