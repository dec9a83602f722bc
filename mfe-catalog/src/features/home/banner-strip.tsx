import { useEndpoint } from '@shop/api';
import { banners } from '@shop/contract';
import type { Banner } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { radius, ShopImage, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { bannerTarget } from './banner-target';

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
        : [0, 1, 2].map((index) => (
            <li key={index} aria-hidden="true">
              <Skeleton $ratio="2" />
            </li>
          ))}
    </Track>
  );
}

function BannerCard({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const target = bannerTarget(banner);
  const picture = <ShopImage src={banner.imageUrl} alt={banner.title} ratio="2" eager={isFirst} rounded />;
  if (target === null) return picture;
  return target.isLocal ? (
    <Whole to={target.address}>{picture}</Whole>
  ) : (
    <Whole as="a" href={target.address} target="_blank" rel="noopener noreferrer" to="">
      {picture}
    </Whole>
  );
}

const Whole = styled(Link)`
  display: block;
  border-radius: ${radius('lg')};
`;

const Track = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(88%, 520px);
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
