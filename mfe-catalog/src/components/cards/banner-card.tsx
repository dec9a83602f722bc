import type { Banner } from '@shop/domain';
import { Link } from '@shop/router';
import { color, motion, radius, shadow, ShopImage, size, space, type PictureSize } from '@shop/ui';
import styled, { css } from 'styled-components';
import { lines } from './card-frame';
import { WidePicture } from './wide-picture';

interface BannerTarget {
  address: string;
  /** Whether it is an address within the shop. */
  isLocal: boolean;
}

/** The target of a banner; null without one. A custom link must be within this shop or use https (F-37). */
export function getBannerTarget({ target: { type, id, url } }: Banner): BannerTarget | null {
  if (type === 'item' && id) return { address: `/product/${id}`, isLocal: true };
  if (type === 'store' && id) return { address: `/store/${id}`, isLocal: true };
  if (type !== 'link' || !url) return null;
  if (/^\/(?![/\\])/.test(url)) return { address: url, isLocal: true };
  return /^https?:\/\//i.test(url) ? { address: url, isLocal: false } : null;
}

export const bannerRatio = '3 / 1';

interface Props {
  banner: Banner;
  isFirst: boolean;
  label: string;
  /** Ratio of a box that is wider than the banner; default: the banner's own. */
  wideRatio?: string;
  /** Default: of several banners side by side. */
  size?: PictureSize;
}

/** A banner: a link to its target, or a picture alone. */
export function BannerCard({ banner, isFirst, label, wideRatio, size: pictureSize = 'banner' }: Props) {
  const target = getBannerTarget(banner);
  const content = (
    <>
      {wideRatio ? (
        <WidePicture
          src={banner.imageUrl}
          alt={banner.title ? '' : label}
          ratio={wideRatio}
          own={bannerRatio}
          size={pictureSize}
        />
      ) : (
        <ShopImage
          src={banner.imageUrl}
          alt={banner.title ? '' : label}
          ratio={bannerRatio}
          eager={isFirst}
          rounded
          size={pictureSize}
        />
      )}
      {banner.title && (
        <Text>
          <bdi>{banner.title}</bdi>
        </Text>
      )}
    </>
  );
  if (target === null) return <Plain>{content}</Plain>;
  return target.isLocal ? (
    <Local to={target.address}>{content}</Local>
  ) : (
    <Outside href={target.address} target="_blank" rel="noopener noreferrer">
      {content}
    </Outside>
  );
}

const box = css`
  position: relative;
  display: block;
  block-size: 100%;
  border-radius: ${radius('lg')};
  overflow: hidden;
  & > span:first-child {
    min-block-size: 100%;
  }
  & img {
    transition: scale ${motion.slow};
  }
`;

const pressed = css`
  ${box}
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${radius('lg')};
  }
  @media (hover: hover) {
    &:hover img {
      scale: 1.02;
    }
  }
`;

const Plain = styled.div`
  ${box}
`;

const Local = styled(Link)`
  ${pressed}
`;

const Outside = styled.a`
  ${pressed}
`;

const Text = styled.span`
  position: absolute;
  inset-block-end: ${space('sm')};
  inset-inline-start: ${space('sm')};
  max-inline-size: calc(100% - 2 * ${space('sm')});
  padding: ${space('xxs')} ${space('sm')};
  border-radius: ${radius('sm')};
  background: ${color('surface')};
  box-shadow: ${shadow('low')};
  font-weight: 700;
  font-size: ${size('sm')};
  ${lines(1)}
`;
