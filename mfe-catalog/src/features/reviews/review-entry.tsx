import type { Review } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { accent, color, radius, ShopImage, size, space } from '@shop/ui';
import styled from 'styled-components';
import { lines } from '../../components/cards/card-frame';
import { messages } from '../../messages';
import { ReadMore } from '../../components/page/read-more';
import { useModuleType } from '../../components/page/use-module-type';
import { Stars } from './stars';

/** Characters of a comment before it is cut. */
const commentLimit = 280;

/** The first character of a name, used instead of a picture. */
const getInitial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

interface Props {
  review: Review;
  /** The address of the reviewed item's page; without it the item is not named. */
  itemPath?: ((id: number) => string) | undefined;
}

/** A customer's review, with the store's reply. */
export function ReviewEntry({ review, itemPath }: Props) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const context = useModuleType();
  const { rating, comment, customerName, writtenAt, reply, item } = review;
  const value = format.rating(rating);
  const day = format.day(writtenAt);
  return (
    <Entry>
      <Head>
        <Face aria-hidden="true">{getInitial(customerName)}</Face>
        <Author>
          <Name>
            <bdi>{customerName || t('reviews.somebody')}</bdi>
          </Name>
          <Details>
            <Stars value={rating} label={t('reviews.rated', { value })} />
            {day && (
              <time dateTime={writtenAt}>
                <bdi>{day}</bdi>
              </time>
            )}
          </Details>
        </Author>
      </Head>
      <ReadMore text={comment} limit={commentLimit} />
      {itemPath && item && item.name && (
        <ItemLink to={itemPath(item.id)}>
          <Thumb>
            <ShopImage src={item.imageUrl} alt="" size={40} />
          </Thumb>
          <Name as="span">
            <bdi>{item.name}</bdi>
          </Name>
        </ItemLink>
      )}
      {reply && (
        <Reply>
          <strong>{t('reviews.reply', { context })}</strong>
          <ReadMore text={reply} limit={commentLimit} />
        </Reply>
      )}
    </Entry>
  );
}

const Entry = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space('xs')};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius('full')};
  background: ${accent('ground')};
  color: ${accent('ink')};
  font-weight: 700;
  overflow: hidden;
`;

const Author = styled.div`
  min-inline-size: 0;
`;

const Name = styled.h3`
  font-size: ${size('sm')};
  font-weight: 600;
  ${lines(1)}
`;

const Details = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space('xs')};
  color: ${color('textFaint')};
  font-size: ${size('xs')};
`;

const ItemLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space('xs')};
  max-inline-size: 100%;
  padding: ${space('xxs')};
  padding-inline-end: ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  &:hover {
    border-color: ${color('borderStrong')};
  }
`;

const Thumb = styled.span`
  flex: none;
  inline-size: 32px;
  border-radius: ${radius('sm')};
  overflow: hidden;
`;

const Reply = styled.div`
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('sunken')};
  font-size: ${size('sm')};
`;
