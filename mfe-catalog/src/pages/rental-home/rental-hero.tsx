import { rentalTypes, type TripPlan } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { accent, color, media, radius, shadow, space, Text, Title } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { addressWithPlan } from '../../components/trip-plan/plan-address';
import { PlanForm } from '../../components/trip-plan/plan-form';

/** An introduction with the plan's form, which leads to the vehicle search. */
export function RentalHero() {
  const { t } = useTranslation(messages);
  const { timeZone } = useFormat();
  const navigate = useNavigate();
  const search = (plan: TripPlan) => {
    const searchParams = addressWithPlan(new URLSearchParams({ all_category: '1' }), plan, timeZone);
    void navigate(`/rental/vehicle-search?${searchParams.toString()}`);
  };
  return (
    <Hero>
      <div>
        <Title tabIndex={-1}>{t('rental.headline')}</Title>
        <Text>{t('rental.what')}</Text>
        <CarDrawing />
      </div>
      <Card>
        <PlanForm
          initial={{}}
          pickup={null}
          types={rentalTypes}
          hasDriver
          submitLabel={t('rental.find')}
          onPlan={search}
        />
      </Card>
    </Hero>
  );
}

/** A car. */
const CarDrawing = () => (
  <svg viewBox="0 0 240 120" aria-hidden="true">
    <path className="soft" d="M10 100h220M24 40h34M12 58h26" />
    <path className="fill" d="M48 88V72l22-6 24-26h52l28 26 28 6v16H48Z" />
    <path className="line" d="M48 88V72l22-6 24-26h52l28 26 28 6v16M70 66h104M120 40v26" />
    <circle className="fill line" cx="82" cy="90" r="13" />
    <circle className="fill line" cx="168" cy="90" r="13" />
  </svg>
);

const Hero = styled.section`
  display: grid;
  gap: ${space('md')};
  padding: ${space('sm')};
  border-radius: ${radius('xl')};
  background: ${accent('ground')};
  & > div {
    min-inline-size: 0;
  }
  & > div:first-child {
    display: grid;
    gap: ${space('sm')};
    align-content: start;
  }
  & h1 {
    color: ${accent('ink')};
  }
  & > div > svg {
    display: none;
    inline-size: 100%;
    max-inline-size: 320px;
  }
  & > div > svg .fill {
    fill: ${color('surface')};
  }
  & > div > svg .line,
  & > div > svg .soft {
    stroke: ${accent('ink')};
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & > div > svg path.line,
  & > div > svg .soft {
    fill: none;
  }
  & > div > svg .soft {
    opacity: 0.4;
  }
  html[dir='rtl'] & > div > svg {
    transform: scaleX(-1);
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space('xl')};
    padding: ${space('xl')};
    & > div > svg {
      display: block;
    }
  }
`;

const Card = styled.div`
  padding: ${space('sm')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  box-shadow: ${shadow('low')};
  ${media.desktop} {
    padding: ${space('md')};
  }
`;
