import { useEndpoint } from '@shop/api';
import { banners } from '@shop/contract';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { accent, Heading, media, motion, radius, ShopImage, size, Skeleton, space } from '@shop/ui';
import styled, { css } from 'styled-components';
import { Thumbnail, ThumbnailName } from '../../components/cards/thumbnail';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';
import type { ParcelKind, ParcelKinds as Known } from './use-parcel-kinds';

const shapes = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The kinds of parcels: links to send one where that is possible, else only named. Nothing without any. X-31, D-11. */
export function ParcelKinds({ isReady, known }: { isReady: boolean; known: Known }) {
  const { t } = useTranslation(messages);
  const { kinds, error, isValidating, retry } = known;
  const pictures = useEndpoint(banners, isReady ? {} : null);
  if (kinds?.length === 0) return null;
  return (
    <Section aria-label={t('parcel.kinds')}>
      <Heading>{t('parcel.kinds')}</Heading>
      {!kinds && error ? (
        <Failed compact onRetry={retry} busy={isValidating} />
      ) : (
        <Grid $wide={known.sendAddress !== null}>
          {kinds
            ? kinds.map((kind) => (
                <li key={kind.id}>
                  {kind.sendAddress ? (
                    <KindLink to={kind.sendAddress}>
                      <KindContent kind={kind} />
                    </KindLink>
                  ) : (
                    <Kind>
                      <KindContent kind={kind} />
                    </Kind>
                  )}
                </li>
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

function KindContent({ kind: { name, imageUrl, description, rates } }: { kind: ParcelKind }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  return (
    <>
      <Thumbnail $pixels={48}>
        <ShopImage src={imageUrl} alt="" eager size={48} />
      </Thumbnail>
      <KindText>
        <KindName>
          <bdi>{name}</bdi>
        </KindName>
        {description && (
          <small>
            <bdi>{description}</bdi>
          </small>
        )}
        {rates && <small>{t('parcel.charge', { minimum: money(rates.minimum) })}</small>}
      </KindText>
    </>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space('md')};
`;

/** `$wide`: one below the other on phones, because each says more than its name. */
const Grid = styled.ul<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $wide }) => ($wide ? 1 : 2)}, minmax(0, 1fr));
  gap: ${space('sm')};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space('md')};
  }
`;

const frame = css`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  block-size: 100%;
  min-block-size: 72px;
  padding: ${space('sm')};
  border-radius: ${radius('lg')};
  background: ${accent('ground')};
  color: ${accent('ink')};
`;

const Kind = styled.div`
  ${frame}
`;

const KindLink = styled(Link)`
  ${frame}
  border: 1px solid transparent;
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${accent('ink')};
  }
`;

const KindText = styled.span`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & small {
    font-size: ${size('xs')};
  }
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
