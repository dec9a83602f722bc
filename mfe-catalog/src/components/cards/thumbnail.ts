import { radius, size, tightLine } from '@shop/ui';
import styled from 'styled-components';
import { lines } from './card-frame';

/** A small picture beside or above a name; `$pixels` wide. */
export const Thumbnail = styled.span<{ $pixels: number; $round?: boolean }>`
  flex: none;
  inline-size: ${({ $pixels }) => $pixels}px;
  overflow: hidden;
  border-radius: ${({ $round = false }) => radius($round ? 'full' : 'md')};
`;

/** The name of a thumbnail, in at most two lines. */
export const ThumbnailName = styled.span`
  ${lines(2)}
  font-size: ${size('sm')};
  font-weight: 600;
  line-height: ${tightLine};
`;
