import { useTranslation } from '@shop/i18n';
import { color, media, motion, radius, ShopImage, space } from '@shop/ui';
import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { messages } from '../../messages';
import type { Slides } from './use-slides';

/** The position among the pictures, for phones; decorative, because the text beside it says the same. */
export function Dots({
  current,
  count,
  withThumbnails,
}: {
  current: number;
  count: number;
  withThumbnails: boolean;
}) {
  return (
    <Row aria-hidden="true" $hidesWhenWide={withThumbnails}>
      {Array.from({ length: count }, (_, index) => (
        <Dot key={index} $isCurrent={index === current} />
      ))}
    </Row>
  );
}

/** All pictures as thumbnails, five visible at once (BIZ-15). */
export function Thumbnails({ pictures, slides }: { pictures: string[]; slides: Slides }) {
  const { current, show, onKeyDown } = slides;
  const { t } = useTranslation(messages);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [track, entry] = [list.current, list.current?.children[current]];
    if (!track || !entry) return;
    const [around, box] = [track.getBoundingClientRect(), entry.getBoundingClientRect()];
    track.scrollBy({ left: box.left + box.width / 2 - around.left - around.width / 2 });
  }, [current]);
  return (
    <Small ref={list} aria-label={t('gallery.label')} onKeyDown={onKeyDown}>
      {pictures.map((url, index) => (
        <li key={url}>
          <Thumbnail
            type="button"
            aria-label={t('gallery.picture', { number: index + 1, count: pictures.length })}
            aria-current={index === current}
            onClick={() => show(index)}
          >
            <ShopImage src={url} alt="" size={112} />
          </Thumbnail>
        </li>
      ))}
    </Small>
  );
}

const Row = styled.div<{ $hidesWhenWide: boolean }>`
  position: absolute;
  inset-block-end: ${space('sm')};
  inset-inline: 0;
  margin-inline: auto;
  inline-size: fit-content;
  max-inline-size: 80%;
  overflow: hidden;
  display: flex;
  gap: 6px;
  padding: 6px ${space('xs')};
  border-radius: ${radius('full')};
  background: ${color('veil')};
  pointer-events: none;
  ${({ $hidesWhenWide }) =>
    $hidesWhenWide &&
    css`
      ${media.tablet} {
        display: none;
      }
    `}
`;

const Dot = styled.span<{ $isCurrent: boolean }>`
  flex: none;
  inline-size: ${({ $isCurrent }) => ($isCurrent ? 18 : 6)}px;
  block-size: 6px;
  border-radius: ${radius('full')};
  background: ${({ $isCurrent }) => color($isCurrent ? 'brand' : 'borderStrong')};
  transition: inline-size ${motion.fast};
`;

/** Shown in wide windows; phones swipe. */
const Small = styled.ul`
  display: none;
  ${media.tablet} {
    display: grid;
  }
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - 4 * ${space('xs')}) / 5);
  gap: ${space('xs')};
  margin-block-start: ${space('xs')};
  padding: 3px;
  margin-inline: -3px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-behavior: smooth;
  scrollbar-width: thin;
  & > li {
    scroll-snap-align: start;
  }
`;

const Thumbnail = styled.button`
  display: block;
  inline-size: 100%;
  border-radius: ${radius('md')};
  overflow: hidden;
  outline: 1px solid ${color('border')};
  opacity: 0.8;
  transition: opacity ${motion.fast};
  &:hover {
    opacity: 1;
  }
  &[aria-current='true'] {
    opacity: 1;
    outline: 2px solid ${color('brand')};
  }
  &:focus-visible {
    outline: 3px solid ${color('brand')};
  }
`;
