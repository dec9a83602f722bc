import type { Item } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { IconButton, radius, ShopImage, space, VisuallyHidden } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { Deferred } from '../page/deferred';
import { Dots, Thumbnails } from './gallery-navigation';
import { getPictures } from './zoom-view';
import { Slide } from './slide';
import { useSlides, type Slides } from './use-slides';

interface Props {
  /** An item, or anything else with a name and pictures. */
  item: Pick<Item, 'name' | 'imageUrl' | 'imageUrls'>;
  /** Aspect ratio of the large picture. */
  ratio?: string;
  /** Whether wide windows show thumbnails below the large picture. */
  withThumbnails?: boolean;
  /** Chips at the start of the picture. */
  children?: ReactNode;
}

const loadViewer = () =>
  import(/* webpackChunkName: "picture-viewer" */ './viewer').then(({ Viewer }) => Viewer);

/**
 * An item's pictures, one large at a time: by swipe, arrows, keys or thumbnails; zoomed under the pointer, or over
 * the whole window when pressed. ITEM-02, BIZ-15, X-13.
 */
export function Gallery({ item, ratio = '1', withThumbnails = false, children }: Props) {
  const { t, direction } = useTranslation(messages);
  const pictures = getPictures(item);
  const count = pictures.length;
  const slides = useSlides(count, direction === 'rtl');
  const [viewer, setViewer] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = (index: number) => {
    slides.show(index);
    setViewer('open');
  };
  return (
    <div role="group" aria-label={t('gallery.label')}>
      <Stage>
        {count === 0 && <ShopImage src={null} alt={item.name} ratio={ratio} rounded />}
        <Large pictures={pictures} name={item.name} ratio={ratio} slides={slides} onOpen={open} />
        {children && <Chips>{children}</Chips>}
        {count > 1 && <Arrows current={slides.current} count={count} onShow={slides.show} />}
        {count > 1 && <Dots current={slides.current} count={count} withThumbnails={withThumbnails} />}
      </Stage>
      {count > 1 && withThumbnails && <Thumbnails pictures={pictures} slides={slides} />}
      {viewer !== 'unused' && (
        <Deferred
          load={loadViewer}
          componentProps={{
            pictures,
            name: item.name,
            open: viewer === 'open',
            current: slides.current,
            onShow: slides.show,
            onClose: () => setViewer('closed'),
          }}
          shape={null}
        />
      )}
    </div>
  );
}

interface LargeProps {
  pictures: string[];
  name: string;
  ratio: string;
  slides: Slides;
  onOpen: (index: number) => void;
}

/** The pictures side by side in a track as wide as one picture. */
function Large({ pictures, name, ratio, slides, onOpen }: LargeProps) {
  const { t } = useTranslation(messages);
  const { track, current, onScroll, onKeyDown, onGrab } = slides;
  const count = pictures.length;
  return (
    <>
      <Track ref={track} onScroll={onScroll} onKeyDown={onKeyDown} onPointerDown={onGrab} onWheel={onGrab}>
        {pictures.map((url, index) => (
          <li key={url}>
            <Slide
              url={url}
              name={name}
              number={index + 1}
              count={count}
              ratio={ratio}
              isCurrent={index === current}
              onOpen={() => onOpen(index)}
            />
          </li>
        ))}
      </Track>
      {count > 1 && (
        <VisuallyHidden role="status">{t('gallery.picture', { number: current + 1, count })}</VisuallyHidden>
      )}
    </>
  );
}

function Arrows({
  current,
  count,
  onShow,
}: {
  current: number;
  count: number;
  onShow: (to: number) => void;
}) {
  const { t } = useTranslation(messages);
  return (
    <>
      <Arrow $end={false}>
        <IconButton
          icon="chevron"
          tone="raised"
          mirrored
          label={t('gallery.previous')}
          disabled={current === 0}
          onClick={() => onShow(current - 1)}
        />
      </Arrow>
      <Arrow $end>
        <IconButton
          icon="chevron"
          tone="raised"
          mirrored
          label={t('gallery.next')}
          disabled={current === count - 1}
          onClick={() => onShow(current + 1)}
        />
      </Arrow>
    </>
  );
}

const Stage = styled.div`
  position: relative;
  border-radius: ${radius('lg')};
  overflow: hidden;
`;

const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  & > li {
    scroll-snap-align: start;
    scroll-snap-stop: always;
    min-inline-size: 0;
  }
`;

const Chips = styled.div`
  position: absolute;
  inset-block-start: ${space('sm')};
  inset-inline: ${space('sm')};
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  pointer-events: none;
`;

/** Hidden on touch screens, where one swipes. */
const Arrow = styled.div<{ $end: boolean }>`
  position: absolute;
  inset-block-start: calc(50% - 22px);
  ${({ $end }) => ($end ? 'inset-inline-end' : 'inset-inline-start')}: ${space('xs')};
  ${({ $end }) => !$end && '& button { rotate: 180deg; }'}
  display: none;
  @media (hover: hover) {
    display: block;
  }
  & button:disabled {
    visibility: hidden;
  }
`;
