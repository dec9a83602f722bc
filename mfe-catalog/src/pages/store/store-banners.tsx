import { useEndpoint } from '@shop/api';
import { storeBanners } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { media, space } from '@shop/ui';
import styled from 'styled-components';
import { BannerCard } from '../../components/cards/banner-card';
import { WideBox } from '../../components/cards/wide-picture';
import { useModuleType } from '../../components/page/use-module-type';
import { messages } from '../../messages';

/** The store's own banners as a small row; nothing without any. */
export function StoreBanners({ storeId }: { storeId: number }) {
  const { t } = useTranslation(messages);
  const context = useModuleType();
  const { data = [] } = useEndpoint(storeBanners, { params: { id: storeId } });
  if (data.length === 0) return null;
  return (
    <Strip aria-label={t('store.banners', { context })}>
      {data.map((banner) => (
        <li key={banner.id}>
          <BannerCard
            banner={banner}
            isFirst={false}
            label={t('store.banners', { context })}
            {...(data.length === 1 && { wideRatio: 'auto' })}
          />
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(300px, 84%);
  gap: ${space('sm')};
  margin-block-end: ${space('md')};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  & > li {
    scroll-snap-align: start;
  }
  ${media.desktop} {
    grid-auto-columns: 360px;
    gap: ${space('md')};
    margin-block-end: ${space('lg')};
  }
  &:not(:has(li + li)) {
    grid-auto-columns: 100%;
    & > li {
      block-size: 120px;
    }
    & ${WideBox} {
      block-size: 100%;
    }
    ${media.desktop} {
      & > li {
        block-size: 136px;
      }
    }
  }
`;
