import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { largestPictureWidth } from '@shop/domain';
import { usePictureAddress } from '@shop/ui';
import styled from 'styled-components';
import { zoomSize, type Point } from './zoom-view';

/** The offset of a picture larger than its frame for a pointer position in the frame. */
const getOffset = (at: number, from: number, frame: number, picture: number) =>
  -Math.min(1, Math.max(0, (at - from) / frame)) * Math.max(0, picture - frame);

interface Props {
  url: string;
  /** Where the pointer is in the window, in pixels; it may have moved while this code and the picture loaded. */
  pointer: RefObject<Point>;
}

/** The zoomed picture over its frame: at once where the pointer is, then it follows. ITEM-02, BIZ-15. */
export function Magnifier({ url, pointer }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const large = usePictureAddress(url, largestPictureWidth);
  const [isRefused, setRefused] = useState(false);
  const follow = useCallback(() => {
    const [box, image] = [frame.current?.getBoundingClientRect(), picture.current];
    if (!box || !image) return;
    const x = getOffset(pointer.current.x, box.left, box.width, image.offsetWidth);
    const y = getOffset(pointer.current.y, box.top, box.height, image.offsetHeight);
    image.style.translate = `${x}px ${y}px`;
  }, [pointer]);
  useEffect(() => {
    const around = frame.current?.parentElement;
    around?.addEventListener('pointermove', follow);
    return () => around?.removeEventListener('pointermove', follow);
  }, [follow]);
  // Its height is known only now.
  useLayoutEffect(follow, [follow, isLoaded]);
  return (
    <Frame ref={frame} $isLoaded={isLoaded} aria-hidden="true" data-magnifier="">
      <img
        ref={picture}
        src={isRefused ? url : large}
        alt=""
        width={zoomSize.width}
        height={zoomSize.height}
        onLoad={() => setLoaded(true)}
        onError={() => {
          setLoaded(false);
          setRefused(true);
        }}
      />
    </Frame>
  );
}

/** Offsets are from the left in every language, because they are positions in the picture. */
const Frame = styled.span<{ $isLoaded: boolean }>`
  position: absolute;
  inset: 0;
  direction: ltr;
  overflow: hidden;
  pointer-events: none;
  visibility: ${({ $isLoaded }) => ($isLoaded ? 'visible' : 'hidden')};
  & img {
    max-inline-size: none;
    inline-size: ${zoomSize.width}px;
    block-size: auto;
    max-block-size: ${zoomSize.height}px;
    object-fit: contain;
  }
`;
