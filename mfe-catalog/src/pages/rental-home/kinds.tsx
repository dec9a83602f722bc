import { useEndpoint } from '@shop/api';
import { vehicleCategories } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Row } from '@shop/ui';
import { messages } from '../../messages';
import { Failed } from '../../components/page/failure';
import { vehiclesPath } from '../../components/page/addresses';
import { ViewAll } from '../../components/rows/view-all';
import { VehicleTile, VehicleTileSkeletons } from '../../components/vehicles/vehicle-tile';

/** The categories of vehicles available here; nothing without any. CALL-06, ROUTE-06. */
export function Kinds({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation(messages);
  const { data, error, isValidating, mutate } = useEndpoint(vehicleCategories, isReady ? {} : null);
  if (!data && error) return <Failed compact onRetry={() => void mutate()} busy={isValidating} />;
  if (data?.length === 0) return null;
  const title = t('front.categories', { context: 'rental' });
  return (
    <Row
      title={title}
      itemWidth={148}
      height={240}
      isFirst
      labels={{ previous: t('front.previous'), next: t('front.next') }}
      more={<ViewAll to={vehiclesPath(null)} title={title} />}
    >
      {data ? (
        data.map((category) => (
          <li key={category.id}>
            <VehicleTile category={category} />
          </li>
        ))
      ) : (
        <VehicleTileSkeletons count={6} />
      )}
    </Row>
  );
}
