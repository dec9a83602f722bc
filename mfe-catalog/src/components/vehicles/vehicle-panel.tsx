import { useEndpoint } from '@shop/api';
import { vehicleBrands, vehicleCategories } from '@shop/contract';
import { getComparedType, vehicleFuels, vehicleTransmissions } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { useId } from 'react';
import { LimitedList, Group, Option } from '../filter/panel/option-list';
import { PriceGroup } from '../filter/panel/price-group';
import type { FilterControl } from '../filter/use-address-filter';
import { messages } from '../../messages';
import { useTripPlan } from '../trip-plan/use-trip-plan';
import type { VehicleFilter } from './vehicle-filter';

interface Props {
  control: FilterControl<VehicleFilter>;
}

export interface VehiclePanelProps extends Props {
  /** Whether the list is the zone's whole one, whose counts are known; those of narrower lists are not. */
  isWholeZone: boolean;
}

const toggled = <Value,>(values: readonly Value[], value: Value, isOn: boolean) =>
  isOn ? [...values, value] : values.filter((other) => other !== value);

/** Every filter of vehicles. Each choice takes effect at once. ROUTE-06. */
export default function VehiclePanel({ control, isWholeZone }: VehiclePanelProps) {
  const { t } = useTranslation(messages);
  const type = getComparedType(useTripPlan().rental.rentalType);
  return (
    <div>
      <CategoryGroup control={control} isWholeZone={isWholeZone} />
      <FlagGroup control={control} />
      <PriceGroup
        name={t(`vehicle.priceName.${type}`)}
        min={control.chosen.minPrice}
        max={control.chosen.maxPrice}
        bounds={null}
        onChange={control.change}
      />
      <SeatsGroup control={control} />
      <KindGroups control={control} />
      <BrandGroup control={control} />
    </div>
  );
}

function CategoryGroup({ control: { chosen, change }, isWholeZone }: VehiclePanelProps) {
  const { t } = useTranslation(messages);
  const { data = [] } = useEndpoint(vehicleCategories, {});
  const shown = data.filter(({ id, vehicleCount }) => vehicleCount > 0 || chosen.categoryIds.includes(id));
  if (shown.length === 0) return null;
  return (
    <Group name={t('filter.category')}>
      <LimitedList
        entries={shown}
        chosen={chosen.categoryIds[0] ?? null}
        render={({ id, name, vehicleCount }) => (
          <Option
            key={id}
            type="checkbox"
            count={isWholeZone ? vehicleCount : null}
            isOn={chosen.categoryIds.includes(id)}
            onChoose={(isOn) => change({ categoryIds: toggled(chosen.categoryIds, id, isOn) })}
          >
            <bdi>{name}</bdi>
          </Option>
        )}
      />
    </Group>
  );
}

/** Availability can be requested only with a time, and not of every backend; nor can a driver. */
function FlagGroup({ control: { chosen, change } }: Props) {
  const { t } = useTranslation(messages);
  const { timeParams } = useTripPlan();
  const canNarrow = useSession(({ capabilities }) => capabilities?.includes('sorting') ?? true);
  const names = canNarrow
    ? (['onlyAvailable', 'airConditioned', 'withDriver'] as const)
    : (['airConditioned'] as const);
  return (
    <Group name={t('vehicle.marks')}>
      {names
        .filter((name) => name !== 'onlyAvailable' || timeParams.pickup_time || chosen.onlyAvailable)
        .map((name) => (
          <Option
            key={name}
            type="checkbox"
            isOn={chosen[name]}
            onChoose={(isOn) => change({ [name]: isOn })}
          >
            {t(`vehicle.mark.${name}`)}
          </Option>
        ))}
    </Group>
  );
}

const seatSteps = [2, 4, 5, 7, 12];

function SeatsGroup({ control: { chosen, change } }: Props) {
  const { t } = useTranslation(messages);
  const name = useId();
  const { seats } = chosen;
  const steps =
    seats === null || seatSteps.includes(seats) ? seatSteps : [...seatSteps, seats].sort((a, b) => a - b);
  return (
    <Group name={t('vehicle.seatsName')}>
      <Option type="radio" group={name} isOn={seats === null} onChoose={() => change({ seats: null })}>
        {t('filter.any')}
      </Option>
      {steps.map((least) => (
        <Option
          key={least}
          type="radio"
          group={name}
          isOn={seats === least}
          onChoose={() => change({ seats: least })}
        >
          {t('filter.atLeast', { value: t('vehicle.seats', { count: least }) })}
        </Option>
      ))}
    </Group>
  );
}

function KindGroups({ control: { chosen, change } }: Props) {
  const { t } = useTranslation(messages);
  return (
    <>
      <Group name={t('vehicle.transmissionName')}>
        {vehicleTransmissions.map((kind) => (
          <Option
            key={kind}
            type="checkbox"
            isOn={chosen.transmissions.includes(kind)}
            onChoose={(isOn) => change({ transmissions: toggled(chosen.transmissions, kind, isOn) })}
          >
            {t(`vehicle.transmission.${kind}`)}
          </Option>
        ))}
      </Group>
      <Group name={t('vehicle.fuelName')}>
        {vehicleFuels.map((kind) => (
          <Option
            key={kind}
            type="checkbox"
            isOn={chosen.fuels.includes(kind)}
            onChoose={(isOn) => change({ fuels: toggled(chosen.fuels, kind, isOn) })}
          >
            {t(`vehicle.fuel.${kind}`)}
          </Option>
        ))}
      </Group>
    </>
  );
}

function BrandGroup({ control: { chosen, change } }: Props) {
  const { t } = useTranslation(messages);
  const { data = [] } = useEndpoint(vehicleBrands, {});
  if (data.length === 0) return null;
  return (
    <Group name={t('filter.brand')}>
      <LimitedList
        entries={data}
        chosen={chosen.brandIds[0] ?? null}
        render={({ id, name }) => (
          <Option
            key={id}
            type="checkbox"
            isOn={chosen.brandIds.includes(id)}
            onChoose={(isOn) => change({ brandIds: toggled(chosen.brandIds, id, isOn) })}
          >
            <bdi>{name}</bdi>
          </Option>
        )}
      />
    </Group>
  );
}
