import { useEndpoint } from '@shop/api';
import { banners, categoryList } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { accent, Heading, media, radius, ShopImage, Skeleton, space } from '@shop/ui';
import styled from 'styled-components';
import { Thumbnail, ThumbnailName } from '../../components/cards/thumbnail';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';

const shapes = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The kinds of parcels. They are not links, because booking happens outside the shop. Nothing without any. */
export function ParcelKinds({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = useEndpoint(categoryList, isReady ? {} : null);
  const pictures = useEndpoint(banners, isReady ? {} : null);
  if (data?.length === 0) return null;
  return (
    <Section aria-label={t('parcel.kinds')}>
      <Heading>{t('parcel.kinds')}</Heading>
      {!data && error ? (
        <Failed compact onRetry={() => void mutate()} busy={isValidating} />
      ) : (
        <Grid>
          {data
            ? data.map(({ id, name, imageUrl }) => (
                <Kind key={id}>
                  <Thumbnail $pixels={48}>
                    <ShopImage src={imageUrl} alt="" eager size={48} />
                  </Thumbnail>
                  <KindName>
                    <bdi>{name}</bdi>
                  </KindName>
                </Kind>
              ))
            : shapes.map((shape) => (
                <li key={shape} aria-hidden="true">
                  <Skeleton $height="72px" />
                </li>
              ))}
        </Grid>
      )}
      {pictures.data && pictures.data.length > 0 && (
        <Pictures>
          {pictures.data.slice(0, 2).map(({ id, title, imageUrl }) => (
            <li key={id}>
              <ShopImage src={imageUrl} alt={title} ratio="3 / 1" rounded size="banner" />
            </li>
          ))}
        </Pictures>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space('md')};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space('sm')};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space('md')};
  }
`;

const Kind = styled.li`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 72px;
  padding: ${space('sm')};
  border-radius: ${radius('lg')};
  background: ${accent('ground')};
  color: ${accent('ink')};
`;

const KindName = styled(ThumbnailName)`
  -webkit-line-clamp: 3;
`;

const Pictures = styled.ul`
  display: grid;
  gap: ${space('md')};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
