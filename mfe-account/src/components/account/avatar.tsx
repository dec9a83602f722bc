import { color, radius } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** The first letter, which may be several code units. */
const getInitial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

interface AvatarProps {
  src: string | null;
  name: string;
  /** Pixels. */
  width: number;
}

/** A customer's photo, decorative beside the name; a letter replaces one that cannot be loaded (VALID-12). */
export function Avatar({ src, name, width }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Round $width={width} aria-hidden="true">
      {src !== null && failed !== src ? (
        <img src={src} alt="" width={width} height={width} onError={() => setFailed(src)} />
      ) : (
        getInitial(name)
      )}
    </Round>
  );
}

const Round = styled.span<{ $width: number }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $width }) => $width}px;
  block-size: ${({ $width }) => $width}px;
  overflow: hidden;
  border-radius: ${radius('full')};
  background: ${color('brandGround')};
  color: ${color('brand')};
  font-size: ${({ $width }) => Math.round($width * 0.4)}px;
  font-weight: 700;
  outline: 1px solid ${color('border')}; /* pale photos have an edge, too */
  outline-offset: -1px;
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
