import type { RentalType, TripPlan } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { useSearchParams } from '@shop/router';
import { Button, color, Icon, radius, size, space, VisuallyHidden } from '@shop/ui';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { writePlan } from './plan-address';
import { PlanForm } from './plan-form';
import { usePlanBefore, useTripPlan, type RequestedPlan } from './use-trip-plan';

interface Props {
  types: readonly RentalType[];
  hasDriver: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Counts how often the form was asked for: each time it gets the focus, also when it is open already. */
  asked?: number;
  /** One column at any width. */
  isNarrow?: boolean;
}

/** The plan in the address, or a hint to set one; the form opens in its position. ROUTE-06. */
export function PlanBar({ types, hasDriver, isOpen, onOpen, asked = 0, isNarrow = false }: Props) {
  const { t } = useTranslation(messages);
  const [search, setSearch] = useSearchParams();
  const { timeZone } = useFormat();
  const plan = useTripPlan();
  const id = useId();
  const panelRef = useFocusOnOpen(isOpen, asked);
  const take = (plan: TripPlan) => {
    onOpen(false);
    panelRef.current?.querySelector('button')?.focus({ preventScroll: true });
    setSearch(writePlan(search, plan, timeZone), { replace: true, preventScrollReset: true });
  };
  const takeSearch = (again: URLSearchParams) => {
    const changed = new URLSearchParams(search);
    again.forEach((value, name) => changed.set(name, value));
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return (
    <Bar ref={panelRef} aria-labelledby={`${id}-title`}>
      <VisuallyHidden as="h2" id={`${id}-title`}>
        {t('plan.title')}
      </VisuallyHidden>
      <Head>
        <Icon name="clock" size={24} />
        <Summary {...plan} />
        <Button
          tone="secondary"
          small
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          onClick={() => onOpen(!isOpen)}
        >
          {t(isOpen ? 'plan.close' : plan.timeParams.pickup_time ? 'plan.change' : 'plan.say')}
        </Button>
      </Head>
      {!isOpen && !plan.timeParams.pickup_time && <PlanAgain onTake={takeSearch} />}
      <div id={`${id}-form`} hidden={!isOpen}>
        {isOpen && (
          <PlanForm
            initial={plan.draft}
            pickup={null}
            types={types}
            hasDriver={hasDriver}
            submitLabel={t('plan.apply')}
            onPlan={take}
            isNarrow={isNarrow}
          />
        )}
      </div>
    </Bar>
  );
}

/** When the form opens, it gets the focus. */
function useFocusOnOpen(isOpen: boolean, asked: number) {
  const panelRef = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  const answered = useRef(asked);
  useEffect(() => {
    if (isOpen && (!wasOpen.current || answered.current !== asked)) {
      panelRef.current?.scrollIntoView({ block: 'nearest' });
      panelRef.current?.querySelector<HTMLElement>('form input')?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
    answered.current = asked;
  }, [isOpen, asked]);
  return panelRef;
}

/** Offers the plan that was made for the vehicle before. */
function PlanAgain({ onTake }: { onTake: (search: URLSearchParams) => void }) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const before = usePlanBefore();
  const { pickup_time: from, destination_time: to } = before?.plan.timeParams ?? {};
  if (!before || !from || !to) return null;
  const moment = (iso: string) => isolate(format.moment(iso), direction);
  return (
    <Again>
      <Button tone="quiet" small icon="clock" onClick={() => onTake(before.search)}>
        {t('plan.again', { from: moment(from), to: moment(to) })}
      </Button>
    </Again>
  );
}

function Summary({ draft, timeParams }: RequestedPlan) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const { pickup_time: from, destination_time: to } = timeParams;
  if (!from || !to) return <p>{t(draft.pickupDate ? 'plan.passed' : 'plan.hint')}</p>;
  const moment = (iso: string) => isolate(format.moment(iso), direction);
  const { rentalType = 'day_wise', destination, driver } = draft;
  const more = [
    t(`plan.type.${rentalType}`),
    ...(rentalType === 'distance_wise' && destination?.address ? [destination.address] : []),
    ...(driver === 'provider' ? [t('plan.driver.provider')] : []),
  ];
  return (
    <p>
      <strong>{t('plan.fromTo', { from: moment(from), to: moment(to) })}</strong>
      <small>
        <bdi>{more.join(' · ')}</bdi>
      </small>
    </p>
  );
}

const Bar = styled.section`
  margin-block-end: ${space('md')};
  padding: ${space('sm')} ${space('md')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  scroll-margin-block-start: 88px;
  & > div + div {
    margin-block-start: ${space('md')};
  }
`;

const Again = styled.p`
  margin-block-start: ${space('xs')};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 44px;
  & > svg {
    color: ${color('brand')};
  }
  & p {
    flex: 1;
    min-inline-size: 0;
    font-size: ${size('sm')};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
  & button {
    flex: none;
    min-block-size: 44px;
  }
`;
