import { useEndpoint } from '@shop/api';
import { brandList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, motion, radius, shadow, ShopImage, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { Thumbnail, ThumbnailName } from '../../../components/cards/thumbnail';
import { messages } from '../../../messages';
import { HomeRow } from '../../../components/rows/home-row';
import { getTopicPath } from '../../../components/page/addresses';

const shapes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** The logos of the module's brands; nothing without brands. */
export function BrandSection({ isReady, isWaiting }: { isReady: boolean; isWaiting: boolean }) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = useEndpoint(brandList, isReady && !isWaiting ? {} : null);
  return (
    <HomeRow
      title={t('front.brands')}
      response={{ data, error, busy: isValidating, retry: () => void mutate() }}
      itemWidth={124}
      height={150}
      isWaiting={isWaiting}
      empty={null}
      skeletons={shapes.map((shape) => (
        <li key={shape} aria-hidden="true">
          <Skeleton $height="150px" />
        </li>
      ))}
      render={(brand) => (
        <Brand to={getTopicPath('brand', brand)}>
          <Thumbnail $pixels={80}>
            <ShopImage src={brand.imageUrl} alt="" size={80} />
          </Thumbnail>
          <ThumbnailName>
            <bdi>{brand.name}</bdi>
          </ThumbnailName>
        </Brand>
      )}
    />
  );
}

const Brand = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space('xs')};
  block-size: 150px;
  padding: ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  text-align: center;
  transition:
    translate ${motion.fast},
    box-shadow ${motion.fast};
  @media (hover: hover) {
    &:hover {
      translate: 0 -2px;
      box-shadow: ${shadow('high')};
    }
  }
`;
