import { useEndpoint } from '@shop/api';
import { providersPopular, vehiclesTopRated } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { space } from '@shop/ui';
import styled from 'styled-components';
import { BannerSection } from '../../components/banners/banner-section';
import { CardSkeletons } from '../../components/cards/card-skeletons';
import { StoreCard } from '../../components/cards/store-card';
import { messages } from '../../messages';
import { PageFrame } from '../../components/page/page-frame';
import { Steps } from '../../components/page/steps';
import { vehiclesPath } from '../../components/page/addresses';
import { useShopReady } from '../../components/page/use-shop-ready';
import { rowQuery } from '../../queries/queries';
import { HomeRow } from '../../components/rows/home-row';
import { VehicleCard } from '../../components/vehicles/vehicle-card';
import { HomeSeo } from '../../components/seo/home-seo';
import { Kinds } from './kinds';
import { RentalHero } from './rental-hero';

interface RowProps {
  isReady: boolean;
}

/** Size of the rows' cards, in pixels. */
const vehicleSize = { itemWidth: 280, height: 290 } as const;
const providerSize = { itemWidth: 300, height: 312 } as const;

/** /home in a rental module: the plan's form, then vehicles and providers. D-02, GEN-04. */
export function Page() {
  const { t } = useTranslation(messages);
  const isReady = useShopReady();
  const name = useSession((session) => session.module?.name) || t('vehicle.title');
  return (
    <Column>
      <HomeSeo title={name} />
      <RentalHero />
      <Kinds isReady={isReady} />
      <TopRated isReady={isReady} />
      <BannerSection isReady={isReady} />
      <Providers isReady={isReady} />
      <HowItWorks />
    </Column>
  );
}

function TopRated({ isReady }: RowProps) {
  const { t } = useTranslation(messages);
  const args = isReady ? { query: rowQuery } : null;
  const { data, error, isValidating, mutate } = useEndpoint(vehiclesTopRated, args);
  return (
    <HomeRow
      title={t('rental.topRated')}
      response={{ data: data?.entries, error, busy: isValidating, retry: () => void mutate() }}
      to={`${vehiclesPath(null)}&sort=rating`}
      {...vehicleSize}
      isFirst
      skeletons={<CardSkeletons kind="store" count={5} />}
      empty={t('vehicle.none')}
      render={(vehicle) => <VehicleCard vehicle={vehicle} />}
    />
  );
}

function Providers({ isReady }: RowProps) {
  const { t } = useTranslation(messages);
  const args = isReady ? { query: rowQuery } : null;
  const { data, error, isValidating, mutate } = useEndpoint(providersPopular, args);
  return (
    <HomeRow
      title={t('rental.providers')}
      response={{ data: data?.entries, error, busy: isValidating, retry: () => void mutate() }}
      to="/home?data_type=near"
      {...providerSize}
      skeletons={<CardSkeletons kind="store" count={5} />}
      empty={t('list.no.stores', { context: 'rental' })}
      render={(provider) => <StoreCard store={provider} />}
    />
  );
}

const steps = [
  { name: 'say', icon: 'clock' },
  { name: 'choose', icon: 'search' },
  { name: 'book', icon: 'check' },
  { name: 'drive', icon: 'pin' },
] as const;

function HowItWorks() {
  const { t } = useTranslation(messages);
  return (
    <Steps
      title={t('rental.steps')}
      steps={steps.map(({ name, icon }) => ({
        icon,
        title: t(`rental.step.${name}.title`),
        text: t(`rental.step.${name}.text`),
      }))}
    />
  );
}

/** A hidden section leaves no gap. */
const Column = styled(PageFrame)`
  display: flex;
  flex-direction: column;
  gap: ${space('xl')};
`;
