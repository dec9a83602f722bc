import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Chip, color, media, radius, Rating, shadow, ShopImage, size, space, Title } from '@shop/ui';
import styled from 'styled-components';
import { lines } from '../../cards/card-frame';
import { StoreFigures } from '../../cards/store-figures';
import { useStoreState } from '../../cards/use-store-state';
import { messages } from '../../messages';

/** Cover, logo, name, rating, distance, open or closed with the next opening, and the running discount. */
export function StoreHead({ store }: { store: Store }) {
  const { t } = useTranslation(messages);
  const { closedNote, openNote, discountNote } = useStoreState(store);
  return (
    <header>
      <Cover>
        <ShopImage src={store.coverUrl} alt="" eager />
      </Cover>
      <HeadCard>
        <Logo>
          <ShopImage src={store.logoUrl} alt="" />
        </Logo>
        <Words>
          <Name tabIndex={-1}>
            <bdi>{store.name}</bdi>
          </Name>
          <Address>
            <bdi>{store.address}</bdi>
          </Address>
          <Line>
            {store.ratingCount > 0 && (
              <Rating
                value={store.averageRating}
                count={store.ratingCount}
                label={t('rating', { value: store.averageRating.toFixed(1), count: store.ratingCount })}
              />
            )}
            <StoreFigures store={store} />
          </Line>
          <Notes>
            {closedNote && <Chip $tone="warning">{closedNote}</Chip>}
            {!closedNote && openNote && <Chip $tone="success">{openNote}</Chip>}
            {discountNote && <Chip $tone="danger">{discountNote}</Chip>}
            {store.freeDelivery && <Chip $tone="brand">{t('store.freeDelivery')}</Chip>}
          </Notes>
        </Words>
      </HeadCard>
    </header>
  );
}

export const Cover = styled.div`
  block-size: clamp(150px, 26vw, 300px);
  border-radius: ${radius('xl')};
  overflow: hidden;
  & > span {
    block-size: 100%;
    aspect-ratio: auto;
  }
`;

export const HeadCard = styled.div`
  position: relative;
  display: flex;
  gap: ${space('md')};
  margin: -48px ${space('sm')} ${space('lg')};
  padding: ${space('md')};
  background: ${color('surface')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  box-shadow: ${shadow('low')};
  ${media.desktop} {
    margin-inline: ${space('xl')};
    padding: ${space('lg')};
  }
`;

const Logo = styled.div`
  flex: none;
  align-self: flex-start;
  inline-size: 64px;
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  overflow: hidden;
  ${media.desktop} {
    inline-size: 96px;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('xxs')};
  flex: 1;
  min-inline-size: 0;
  min-block-size: 8.4rem;
`;

const Name = styled(Title)`
  ${lines(3)}
`;

const Address = styled.p`
  ${lines(2)}
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xxs')} ${space('md')};
`;

/** Keeps its line until the clock is known. */
const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  min-block-size: 1.9em;
`;
