import { useEndpoint } from '@shop/api';
import { vehicleCategories } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { EmptyState, Title } from '@shop/ui';
import { TileGrid } from '../../components/cards/category-tile';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';
import { PageFrame, PageHead } from '../../components/page/page-frame';
import { useShopReady } from '../../components/page/use-shop-ready';
import { ListSeo } from '../../components/seo/list-seo';
import { VehicleTile, VehicleTileSkeletons } from '../../components/vehicles/vehicle-tile';

/** /categories in a rental module: the categories of vehicles. ROUTE-05, GEN-04. */
export function Page() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const { data, error, isValidating, mutate } = useEndpoint(vehicleCategories, isReady ? {} : null);
  const title = t('front.categories', { context: 'rental' });
  return (
    <PageFrame>
      <ListSeo title={title} />
      <PageHead>
        <Title tabIndex={-1}>{title}</Title>
      </PageHead>
      {!data && error ? (
        <Failed onRetry={() => void mutate()} busy={isValidating} />
      ) : data?.length === 0 ? (
        <EmptyState title={t('categories.none')} />
      ) : (
        <TileGrid>
          {data ? (
            data.map((category) => (
              <li key={category.id}>
                <VehicleTile category={category} />
              </li>
            ))
          ) : (
            <VehicleTileSkeletons count={6} />
          )}
        </TileGrid>
      )}
    </PageFrame>
  );
}
