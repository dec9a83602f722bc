import { ShopImage, type PictureSize } from '@shop/ui';
import styled from 'styled-components';

interface Props {
  src: string | null;
  /** Aspect ratio of the box, as a CSS value. */
  ratio: string;
  /** Aspect ratio of the picture. */
  own: string;
  alt?: string;
  eager?: boolean;
  /** How wide the picture itself is shown. */
  size: PictureSize;
}

/** CSS pixels: blurred, it shows no more. */
const blurredSize = 80;

/** A whole picture in the middle of a wider box, over a blurred copy of itself. */
export function WidePicture({ src, ratio, own, alt = '', eager = false, size }: Props) {
  if (src === null) return <ShopImage src={null} alt={alt} ratio={ratio} />;
  return (
    <WideBox $ratio={ratio}>
      <Blur>
        <ShopImage src={src} alt="" ratio={ratio} eager={eager} size={blurredSize} />
      </Blur>
      <FullPicture $own={own}>
        <ShopImage src={src} alt={alt} ratio={own} eager={eager} size={size} />
      </FullPicture>
    </WideBox>
  );
}

export const WideBox = styled.div<{ $ratio: string }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
`;

const Blur = styled.div`
  position: absolute;
  inset: 0;
  filter: blur(56px);
  scale: 1.4;
  & > * {
    block-size: 100%;
    aspect-ratio: auto;
  }
`;

/** As high as the box, and never wider. */
const FullPicture = styled.div<{ $own: string }>`
  position: absolute;
  inset-block: 0;
  aspect-ratio: ${({ $own }) => $own};
  max-inline-size: 100%;
  mask-image: linear-gradient(90deg, transparent, black 22%, black 78%, transparent);
  & > * {
    block-size: 100%;
    aspect-ratio: auto;
    background: none;
  }
`;
