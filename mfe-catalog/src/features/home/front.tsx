import { itemsDiscounted, itemsPopular, itemsRecommended, storesLatest, storesPopular } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { space, VisuallyHidden } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { PageFrame } from '../../page/page-frame';
import { PageTitle } from '../../page/page-title';
import { useShopReady } from '../../page/use-shop-ready';
import { BannerStrip } from './banner-strip';
import { CategoryStrip } from './category-strip';
import { ItemRow, StoreRow } from './front-rows';

/** The shop front of a module: rows that come, fail and are tried again each by itself (D-02). */
export function Front() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const name = useSession((session) => session.module?.name) || t('front.title');
  return (
    <Column>
      <PageTitle>{name}</PageTitle>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {name}
      </VisuallyHidden>
      <BannerStrip isReady={isReady} />
      <CategoryStrip isReady={isReady} />
      <ItemRow name="discounted" endpoint={itemsDiscounted} isReady={isReady} isFirst />
      <StoreRow name="popularStores" endpoint={storesPopular} to="/store/popular" isReady={isReady} />
      <ItemRow name="popular" endpoint={itemsPopular} isReady={isReady} />
      <ItemRow name="recommended" endpoint={itemsRecommended} isReady={isReady} />
      <StoreRow name="newStores" endpoint={storesLatest} to="/store/latest" isReady={isReady} />
    </Column>
  );
}

const Column = styled(PageFrame)`
  display: flex;
  flex-direction: column;
  gap: ${space('xl')};
`;
