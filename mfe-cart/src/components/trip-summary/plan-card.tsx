import { offeredTypes, rentalTypes, type Provider, type RentalLine, type TripPlan } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Button, Card, color, Dialog, Icon, size, Skeleton, space, toast, type IconName } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { usePlanTexts } from '../../rental-cart/use-plan-texts';
import { useRentalController } from '../../rental-cart/use-rental-cart';

interface PlanCardProps {
  plan: TripPlan;
  provider: Pick<Provider, 'driverPerDay'>;
  lines: readonly RentalLine[];
}

/** The rental types that every vehicle in the cart offers. */
const getTypes = (lines: readonly RentalLine[]) =>
  rentalTypes.filter((type) => lines.every(({ vehicle }) => offeredTypes(vehicle.rates).includes(type)));

/** Time, places and rental type of all vehicles in the cart, with a button that changes them. */
export function PlanCard({ plan, provider, lines }: PlanCardProps) {
  const { t } = useTranslation(messages);
  const texts = usePlanTexts();
  return (
    <Panel>
      <Facts>
        <Fact icon="clock" label={t('rental.plan.pickup')}>
          <bdi>{texts.from(plan)}</bdi>
          <small>
            <bdi>{plan.pickup.address}</bdi>
          </small>
        </Fact>
        <Fact icon="clock" label={t('rental.plan.return')}>
          <bdi>{texts.until(plan)}</bdi>
          {plan.destination && (
            <small>
              <bdi>{plan.destination.address}</bdi>
            </small>
          )}
        </Fact>
        <Fact icon="car" label={t('rental.plan.how')}>
          {texts.how(plan)}
          {plan.driver === 'provider' && <small>{texts.driver(plan)}</small>}
        </Fact>
      </Facts>
      <ChangePlan plan={plan} provider={provider} lines={lines} />
    </Panel>
  );
}

function ChangePlan({ plan, provider, lines }: PlanCardProps) {
  const { t } = useTranslation(messages);
  const controller = useRentalController();
  const [isOpen, setOpen] = useState(false);
  const change = async (wanted: TripPlan) => {
    if (!(await controller.replan(wanted))) return;
    setOpen(false);
    toast.success(t('rental.plan.changed'));
  };
  return (
    <>
      <Button
        tone="quiet"
        small
        icon="edit"
        aria-label={t('rental.plan.changeAll')}
        onClick={() => setOpen(true)}
      >
        {t('checkout.change')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('rental.plan.changeAll')}
        closeLabel={t('close')}
        width={560}
      >
        <Slot
          name="trip-plan-form"
          fallback={<Skeleton $height="320px" />}
          plan={plan}
          types={getTypes(lines)}
          hasDriver={provider.driverPerDay !== null}
          onChange={(wanted) => void change(wanted)}
        />
      </Dialog>
    </>
  );
}

const Fact = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <div>
    <Icon name={icon} size={18} />
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Panel = styled(Card)`
  display: grid;
  gap: ${space('xs')};
  & > button {
    justify-self: start;
    min-block-size: 44px;
    margin-inline-start: calc(-1 * ${space('xs')});
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space('sm')};
  font-size: ${size('sm')};
  & > div {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    column-gap: ${space('sm')};
  }
  & svg {
    grid-row: span 2;
    margin-block-start: 2px;
    color: ${color('textFaint')};
  }
  & dt {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
  & dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
    font-weight: 400;
  }
`;
