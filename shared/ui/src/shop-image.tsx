import styled from 'styled-components';
import { Tiles } from './logo';
import { color, radius } from './theme/token';
import { usePictureFailure } from './use-picture-failure';

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
  /* Dims bright pictures in the dark theme. */
  & img {
    filter: var(--picture-tone, none);
  }
  & svg {
    inset: 34%;
    inline-size: 32%;
    block-size: 32%;
    fill: ${color('borderStrong')};
    opacity: 0.45;
  }
`;

interface ShopImageProps {
  src: string | null;
  /** '' for decoration. */
  alt: string;
  /** Aspect ratio in CSS: '1', '16 / 9'. Its space is reserved before the picture loads. */
  ratio?: string;
  /** The page's largest picture: loaded immediately and first. All others load when they are almost in view. */
  eager?: boolean;
  rounded?: boolean;
}

const pixels = 600;

/** A picture in a fixed ratio; if it fails or is missing, a drawing is shown (VALID-12). */
export function ShopImage({ src, alt, ratio = '1', eager = false, rounded = false }: ShopImageProps) {
  const { hasFailed, pictureProps } = usePictureFailure(src);
  const isShown = src !== null && !hasFailed;
  return (
    <Frame $ratio={ratio} $rounded={rounded}>
      {isShown ? (
        <img
          {...pictureProps}
          src={src}
          alt={alt}
          width={pixels}
          height={pixels}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      ) : (
        <svg
          viewBox="0 0 32 32"
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        >
          <Tiles />
        </svg>
      )}
    </Frame>
  );
}
