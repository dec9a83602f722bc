import { useEndpoint } from '@shop/api';
import { banners } from '@shop/contract';
import type { Banner } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, radius, ShopImage, size, Skeleton, space } from '@shop/ui';
import styled, { css } from 'styled-components';
import { lines } from '../../cards/card-frame';
import { messages } from '../../messages';
import { bannerTarget } from './banner-target';

const ratio = '3 / 1';

/** The module's banners side by side; nothing when there are none. A failure here hides only them. */
export function BannerStrip({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation(messages);
  const { data, error } = useEndpoint(banners, isReady ? {} : null);
  if (error || data?.length === 0) return null;
  return (
    <Track aria-label={t('front.banners')} tabIndex={-1}>
      {data
        ? data.map((banner, index) => (
            <li key={banner.id}>
              <BannerCard banner={banner} isFirst={index === 0} />
            </li>
          ))
        : ['first', 'second', 'third'].map((shape) => (
            <li key={shape} aria-hidden="true">
              <Skeleton $ratio={ratio} />
            </li>
          ))}
    </Track>
  );
}

function BannerCard({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const target = bannerTarget(banner);
  const picture = (
    <>
      <ShopImage src={banner.imageUrl} alt="" ratio={ratio} eager={isFirst} rounded />
      {banner.title && (
        <Words>
          <bdi>{banner.title}</bdi>
        </Words>
      )}
    </>
  );
  if (target === null) return <Plain>{picture}</Plain>;
  return target.isLocal ? (
    <Local to={target.address}>{picture}</Local>
  ) : (
    <Outside href={target.address} target="_blank" rel="noopener noreferrer">
      {picture}
    </Outside>
  );
}

const box = css`
  position: relative;
  display: block;
  border-radius: ${radius('lg')};
`;

const Plain = styled.div`
  ${box}
`;

const Local = styled(Link)`
  ${box}
`;

const Outside = styled.a`
  ${box}
`;

const Words = styled.span`
  position: absolute;
  inset-block-end: ${space('sm')};
  inset-inline-start: ${space('sm')};
  max-inline-size: calc(100% - 2 * ${space('sm')});
  padding: ${space('xxs')} ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  font-weight: 700;
  font-size: ${size('sm')};
  ${lines(2)}
`;

const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(88%, 612px);
  gap: ${space('md')};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  margin-inline: -${space('md')};
  padding: 3px ${space('md')};
  scroll-padding-inline: ${space('md')};
  & > li {
    scroll-snap-align: start;
    min-inline-size: 0;
  }
`;
