import { useState } from 'react';
import styled from 'styled-components';
import { color, radius } from './theme/token';

const Frame = styled.span<{ $ratio: string; $rounded: boolean }>`
  position: relative;
  display: block;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  background: ${color('sunken')};
  border-radius: ${({ $rounded }) => ($rounded ? radius('lg') : '0')};
  & img,
  & svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & svg {
    color: ${color('borderStrong')};
    opacity: 0.5;
  }
`;

interface ShopImageProps {
  src: string | null;
  /** '' for decoration. */
  alt: string;
  /** Width to height, as CSS writes it: '1', '16 / 9'. The space is kept before the picture is there. */
  ratio?: string;
  /** The page's largest picture: asked for at once and first. All others wait until they come near. */
  eager?: boolean;
  rounded?: boolean;
}

const pixels = 600;

/** A picture in a fixed ratio; one that fails or is missing gives way to a drawing (VALID-12). */
export function ShopImage({ src, alt, ratio = '1', eager = false, rounded = false }: ShopImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = src !== null && failed !== src;
  return (
    <Frame $ratio={ratio} $rounded={rounded}>
      {isShown ? (
        <img
          src={src}
          alt={alt}
          width={pixels}
          height={pixels}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <svg
          viewBox="0 0 48 48"
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        >
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
            d="M14 16h20v16H14zm0 12 6-6 5 5 3-3 6 6M29 21h.01"
          />
        </svg>
      )}
    </Frame>
  );
}
