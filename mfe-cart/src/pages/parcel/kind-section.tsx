import { getParcelRates, type OfferedSize, type ParcelCategory, type ParcelRates } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, Heading, radius, ShopImage, space } from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import styled from 'styled-components';
import { Stack } from '../../components/checkout-frame/checkout-columns';
import { messages } from '../../messages';
import type { Parcel } from './use-parcel';

interface KindProps {
  categories: readonly ParcelCategory[];
  onCategory: (id: number) => void;
  parcel: Parcel;
}

/** What is sent: its kind with its charges, and its size where the kind has sizes. */
export function KindSection({ categories, onCategory, parcel }: KindProps) {
  const { t } = useTranslation(messages);
  const { category, config } = parcel;
  const toCharge = useChargeText();
  const toOption = (kind: ParcelCategory) => {
    const rates = getParcelRates(kind, config.parcelRates ?? null);
    return {
      value: String(kind.id),
      disabled: rates === null,
      label: (
        <Kind>
          {kind.imageUrl && (
            <Picture>
              <ShopImage src={kind.imageUrl} alt="" ratio="1" eager />
            </Picture>
          )}
          <bdi>{kind.name}</bdi>
        </Kind>
      ),
      note: (
        <>
          {kind.description && (
            <Line>
              <bdi>{kind.description}</bdi>
            </Line>
          )}
          <Line>{rates ? toCharge(rates) : t('parcel.noRates')}</Line>
        </>
      ),
    };
  };
  return (
    <Stack as="section" aria-label={t('parcel.kind')}>
      <Heading>{t('parcel.kind')}</Heading>
      <Panel>
        <RadioCardGroup
          label={t('parcel.category')}
          name="parcel-category"
          value={category ? String(category.id) : null}
          onChange={(id) => onCategory(Number(id))}
          cardWidth={260}
          options={categories.map(toOption)}
        />
        {category && category.sizes.length > 0 && <Sizes sizes={category.sizes} parcel={parcel} />}
      </Panel>
    </Stack>
  );
}

/** "From $3.00, $0.80 a kilometre". */
function useChargeText() {
  const { t } = useTranslation(messages);
  const { moneyWithin: money } = useFormat();
  return ({ minimum, perKm }: ParcelRates) =>
    t('parcel.rates', { minimum: money(minimum), perKm: money(perKm) });
}

function Sizes({ sizes, parcel: { draft, change } }: { sizes: readonly OfferedSize[]; parcel: Parcel }) {
  const { t } = useTranslation(messages);
  const { moneyWithin: money, number } = useFormat();
  return (
    <RadioCardGroup
      label={t('parcel.size.label')}
      name="parcel-size"
      value={draft.size}
      onChange={(chosen) => change({ size: sizes.find(({ size }) => size === chosen)?.size ?? null })}
      cardWidth={150}
      options={sizes.map(({ size, heaviest, charge }) => ({
        value: size,
        label: t(`parcel.size.${size}`),
        note: (
          <>
            <Line>{t(`parcel.size.${size}Hint`)}</Line>
            {heaviest > 0 && <Line>{t('parcel.size.heaviest', { weight: number(heaviest) })}</Line>}
            {charge > 0 && <Line>{t('parcel.size.charge', { amount: money(charge) })}</Line>}
          </>
        ),
      }))}
    />
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('md')};
`;

const Kind = styled.span`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
`;

const Picture = styled.span`
  flex: none;
  inline-size: 36px;
  border-radius: ${radius('md')};
  overflow: hidden;
`;

const Line = styled.span`
  display: block;
`;
