import styled from 'styled-components';
import { Tiles } from './logo';
import { color, radius } from './theme/token';
import { useShownPicture } from './pictures/picture-route';
import type { PictureSize } from './pictures/picture-size';

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
    --symbol-color: ${color('borderStrong')};
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
  /**
   * How wide it is shown, so that a browser loads no more than that. Without it the original is loaded, as for files of
   * the visitor's own.
   */
  size?: PictureSize;
}

const pixels = 600;

/**
 * A picture in a fixed ratio; if it fails or is missing, a drawing is shown (VALID-12). Until it has loaded, a small copy of it
 * is seen, enlarged: it is behind it, so that nothing moves and no script is needed.
 */
export function ShopImage({ src, alt, ratio = '1', eager = false, rounded = false, size }: ShopImageProps) {
  const { hasFailed, key, sources, previewUrl, pictureProps } = useShownPicture(src, size, !eager);
  const loading = eager ? 'eager' : 'lazy';
  return (
    <Frame $ratio={ratio} $rounded={rounded}>
      {sources && !hasFailed ? (
        <>
          {previewUrl !== null && (
            <img
              src={previewUrl}
              alt=""
              aria-hidden="true"
              data-preview=""
              loading={loading}
              decoding="async"
            />
          )}
          <img
            key={key}
            {...pictureProps}
            loading={loading}
            {...sources}
            alt={alt}
            width={pixels}
            height={pixels}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
          />
        </>
      ) : (
        <svg
          viewBox="0 0 32 32"
          data-shop-symbol=""
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
