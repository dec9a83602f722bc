import { plainText, type Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import {
  Chip,
  color,
  Icon,
  media,
  motion,
  radius,
  shadow,
  ShopImage,
  size,
  Skeleton,
  space,
  Title,
} from '@shop/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { lines } from '../../components/cards/card-frame';
import { FavouriteToggle } from '../../components/cards/favourite-toggle';
import { toFavourite } from '../../components/cards/store-card';
import { useStoreState } from '../../components/cards/use-store-state';
import { WidePicture } from '../../components/cards/wide-picture';
import { messages } from '../../messages';
import { ReadMore } from '../../components/page/read-more';
import { ShareButton } from '../../components/page/share-button';
import { storePath } from '../../components/page/addresses';
import { StoreDialogs, type StoreDialog } from './store-dialogs';
import { StoreFacts } from './store-facts';
import { StoreOffers } from './store-offers';

/** Cover, logo, name, description, facts and offers of a store. */
export function StoreHead({ store, children }: { store: Store; children?: ReactNode }) {
  const { t } = useTranslation(messages);
  const [dialog, setDialog] = useState<StoreDialog | null>(null);
  const { closedNote, openNote } = useStoreState(store);
  return (
    <header>
      <Cover $isClosed={closedNote !== null}>
        <WidePicture src={store.coverUrl} ratio="16 / 5" own="16 / 9" eager size="cover" />
      </Cover>
      <HeadCard>
        <Logo>
          <ShopImage src={store.logoUrl} alt="" size={112} />
        </Logo>
        <StoreActions store={store} />
        <Text>
          <NameLine>
            <Name tabIndex={-1}>
              <bdi>{store.name}</bdi>
            </Name>
            {closedNote ? (
              <Chip $tone="warning">{t('store.closed')}</Chip>
            ) : (
              openNote && <Chip $tone="success">{openNote}</Chip>
            )}
          </NameLine>
          <About>
            <ReadMore text={plainText(store.description)} />
          </About>
          {store.address && (
            <Address>
              <bdi>{store.address}</bdi>
            </Address>
          )}
          <StoreFacts store={store} onReviews={() => setDialog('reviews')} onInfo={() => setDialog('info')} />
          <StoreOffers store={store} />
          {children}
        </Text>
      </HeadCard>
      <StoreDialogs store={store} open={dialog} onOpen={setDialog} />
    </header>
  );
}

/** The wishlist, message and share buttons of a store. */
function StoreActions({ store }: { store: Store }) {
  const { t } = useTranslation(messages);
  const context = store.moduleType;
  const own = storePath(store);
  const address = `${own}${own.includes('?') ? '&' : '?'}module_id=${store.moduleId}`;
  return (
    <Actions>
      <FavouriteToggle favourite={toFavourite(store)} label={store.name} />
      <ContactLink
        to={`/profile?page=inbox&to=vendor&id=${store.vendorId ?? store.id}`}
        aria-label={t('store.ask', { context })}
        title={t('store.ask', { context })}
      >
        <Icon name="chat" />
      </ContactLink>
      <ShareButton title={store.name} label={t('store.share', { context })} address={address} />
    </Actions>
  );
}

export const HeadSkeleton = () => (
  <div aria-hidden="true">
    <Cover>
      <Skeleton $ratio="16 / 5" />
    </Cover>
    <HeadCard>
      <Logo>
        <Skeleton $ratio="1" />
      </Logo>
      <Text>
        <Skeleton $height="1.75rem" $width="60%" />
        <Skeleton $height="1.25rem" $width="85%" />
        <Skeleton $height="2rem" $width="70%" />
      </Text>
    </HeadCard>
  </div>
);

const Cover = styled.div<{ $isClosed?: boolean }>`
  border-radius: ${radius('xl')};
  overflow: hidden;
  & > * {
    inline-size: 100%;
    min-block-size: 152px;
    max-block-size: 300px;
  }
  ${({ $isClosed = false }) => $isClosed && 'filter: saturate(0.35);'}
`;

const HeadCard = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space('xs')} ${space('md')};
  margin: -40px ${space('xs')} ${space('md')};
  padding: ${space('sm')} ${space('md')} ${space('md')};
  background: ${color('surface')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  box-shadow: ${shadow('low')};
  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space('lg')};
    margin: -56px ${space('xl')} ${space('lg')};
    padding: ${space('lg')};
  }
`;

const Logo = styled.div`
  flex: none;
  align-self: start;
  inline-size: 72px;
  margin-block-start: -36px;
  border: 3px solid ${color('surface')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  overflow: hidden;
  ${media.desktop} {
    inline-size: 112px;
    margin-block-start: 0;
    border: 1px solid ${color('border')};
  }
`;

/** Each has reserved space. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 44px);
  justify-content: end;
  gap: ${space('xxs')};
  margin: -${space('xs')};
  ${media.desktop} {
    grid-area: 1 / 3;
    margin: 0;
  }
`;

/** To the account's inbox; guests are asked to sign in there (ROLE-04). */
const ContactLink = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius('full')};
  transition: background-color ${motion.fast};
  @media (hover: hover) {
    &:hover {
      background: ${color('sunken')};
    }
  }
`;

const Text = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column;
  gap: ${space('xxs')};
  min-inline-size: 0;
  ${media.desktop} {
    grid-area: 1 / 2;
  }
`;

const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xxs')} ${space('sm')};
`;

const Name = styled(Title)`
  ${lines(3)}
`;

const Address = styled.p`
  ${lines(2)}
  color: ${color('textFaint')};
  font-size: ${size('sm')};
`;

const About = styled.div`
  font-size: ${size('sm')};
`;
