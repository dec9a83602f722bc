import { plainText, type Vehicle } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Heading, media, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { ReadMore } from '../../components/page/read-more';

/** Characters of a description before it is cut. */
const limit = 400;

/** A vehicle's facts and its provider's description. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const { brand, category, seats, transmission, fuel, airConditioned, year } = vehicle;
  const number = (value: number) => format.number(value, { useGrouping: false });
  const facts: [name: string, value: string][] = [
    [t('filter.brand'), brand.name],
    [t('filter.category'), category.name],
    [t('vehicle.seatsName'), seats > 0 ? number(seats) : ''],
    [t('vehicle.transmissionName'), t(`vehicle.transmission.${transmission}`)],
    [t('vehicle.fuelName'), t(`vehicle.fuel.${fuel}`)],
    [t('vehicle.mark.airConditioned'), t(airConditioned ? 'vehicle.yes' : 'vehicle.no')],
    [t('vehicle.year'), year === null ? '' : number(year)],
  ];
  return (
    <Column>
      <Heading>{t('vehicle.about')}</Heading>
      <Facts>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </Facts>
      <ReadMore text={plainText(vehicle.description)} limit={limit} />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space('md')};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space('xs')};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  & > div {
    padding: ${space('xs')} ${space('sm')};
    border-radius: ${radius('md')};
    background: ${color('sunken')};
    overflow-wrap: anywhere;
  }
  & dt {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
  & dd {
    font-weight: 600;
    font-size: ${size('sm')};
  }
`;
