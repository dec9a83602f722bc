import type { NamedLocation, RentalType, TripDriver, TripPlan } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button, color, Icon, media, size, space } from '@shop/ui';
import { FieldError, Form, RadioCardGroup } from '@shop/ui/form';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { lines } from '../cards/card-frame';
import { messages } from '../../messages';
import { DestinationField } from './destination-field';
import type { DraftField, PlanDraft } from './plan-draft';
import { usePlanForm } from './use-plan-form';
import { WhenFields } from './when-fields';

export interface PlanFormProps {
  /** Initial values, valid or not. */
  initial: Partial<PlanDraft>;
  /** The pickup location; null: the visitor's location. */
  pickup: NamedLocation | null;
  /** The available rental types. */
  types: readonly RentalType[];
  /** Whether a driver may be chosen. */
  hasDriver: boolean;
  submitLabel: string;
  /** Called with valid plans only. */
  onPlan: (plan: TripPlan) => void;
  /** One column at any width. */
  isNarrow?: boolean;
}

/** The form for time, rental type and destination of a rental. Input with errors is kept. */
export function PlanForm({ types, hasDriver, submitLabel, isNarrow = false, ...options }: PlanFormProps) {
  const { t } = useTranslation(messages);
  const formRef = useRef<HTMLDivElement>(null);
  const form = usePlanForm({ ...options, types, hasDriver });
  const { draft, problems, edit } = form;
  const getError = (name: DraftField) => {
    const problem = problems[name];
    return problem ? t(`plan.problem.${problem}`) : null;
  };
  const submit = async () => focusField(formRef.current, await form.submit());
  return (
    <Form label={t('plan.title')} onSubmit={(event) => (event.preventDefault(), submit())}>
      <Fields ref={formRef} $isNarrow={isNarrow}>
        {types.length > 1 && (
          <Cell $isFullWidth>
            <TypeChoice
              types={types}
              value={draft.rentalType}
              onChange={(rentalType) => edit({ rentalType })}
            />
          </Cell>
        )}
        <Cell $isFullWidth={draft.rentalType !== 'distance_wise'}>
          <PickupPlace place={form.pickup} error={getError('pickup')} />
        </Cell>
        {draft.rentalType === 'distance_wise' && (
          <DestinationField
            field="destination"
            value={draft.destination}
            error={getError('destination')}
            onChange={(destination) => edit({ destination })}
          />
        )}
        <BothEnds {...{ draft, edit, getError }} />
        {hasDriver && (
          <Cell $isFullWidth>
            <DriverChoice value={draft.driver} onChange={(driver) => edit({ driver })} />
          </Cell>
        )}
        <Cell $isFullWidth>
          <Button type="submit" wide busy={form.busy}>
            {submitLabel}
          </Button>
        </Cell>
      </Fields>
    </Form>
  );
}

const focusField = (form: HTMLElement | null, field: DraftField | null) => {
  if (field) form?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
};

interface EndsProps {
  draft: PlanDraft;
  edit: (edits: Partial<PlanDraft>) => void;
  /** The error text of a field. */
  getError: (field: DraftField) => string | null;
}

const BothEnds = ({ draft, edit, getError }: EndsProps) => (
  <>
    <WhenFields
      end="pickup"
      field="pickupAt"
      date={draft.pickupDate}
      time={draft.pickupTime}
      error={getError('pickupAt')}
      onDate={(pickupDate) => edit({ pickupDate })}
      onTime={(pickupTime) => edit({ pickupTime })}
    />
    <WhenFields
      end="return"
      field="returnAt"
      date={draft.returnDate}
      time={draft.returnTime}
      error={getError('returnAt')}
      onDate={(returnDate) => edit({ returnDate })}
      onTime={(returnTime) => edit({ returnTime })}
    />
  </>
);

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

function TypeChoice({ types, value, onChange }: ChoiceProps<RentalType> & Pick<PlanFormProps, 'types'>) {
  const { t } = useTranslation(messages);
  const options = types.map((type) => ({ value: type, label: t(`plan.type.${type}`) }));
  const choose = (chosen: string) => {
    const type = types.find((each) => each === chosen);
    if (type) onChange(type);
  };
  return (
    <RadioCardGroup
      label={t('plan.types')}
      name={useId()}
      cardWidth={112}
      options={options}
      value={value}
      onChange={choose}
    />
  );
}

function DriverChoice({ value, onChange }: ChoiceProps<TripDriver>) {
  const { t } = useTranslation(messages);
  const options = (['self', 'provider'] as const).map((driver) => ({
    value: driver,
    label: t(`plan.driver.${driver}`),
  }));
  return (
    <RadioCardGroup
      label={t('plan.drivers')}
      name={useId()}
      cardWidth={130}
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen === 'provider' ? 'provider' : 'self')}
    />
  );
}

/** The visitor's own location, which is known after hydration, in reserved space. */
function PickupPlace({ place, error }: { place: NamedLocation | null; error: string | null }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const isMissing = useSession(({ restored }) => restored) && !place;
  const id = useId();
  return (
    <Pickup role="group" aria-labelledby={`${id}-label`} aria-describedby={error ? `${id}-error` : undefined}>
      <b id={`${id}-label`}>{t('plan.pickup')}</b>
      <span>
        <Icon name="pin" size={20} />
        <bdi>{place ? place.address || t('plan.here') : ''}</bdi>
        <Button
          tone="quiet"
          small
          data-field="pickup"
          onClick={() => bus.emit('place:choose-requested', { because: 'browse' })}
        >
          {t(isMissing ? 'plan.choose' : 'plan.change')}
        </Button>
      </span>
      <FieldError id={`${id}-error`} text={error} />
    </Pickup>
  );
}

const Fields = styled.div<{ $isNarrow: boolean }>`
  display: grid;
  gap: ${space('md')};
  align-items: start;
  & > * {
    min-inline-size: 0;
  }
  ${media.tablet} {
    ${({ $isNarrow }) => !$isNarrow && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }
`;

const Cell = styled.div<{ $isFullWidth: boolean }>`
  ${({ $isFullWidth }) => $isFullWidth && 'grid-column: 1 / -1;'}
`;

const Pickup = styled.div`
  display: grid;
  gap: ${space('xxs')};
  & > b {
    font-size: ${size('sm')};
    font-weight: 600;
  }
  & > span {
    display: flex;
    align-items: center;
    gap: ${space('xs')};
    min-block-size: 48px;
  }
  & > span > svg {
    color: ${color('textFaint')};
  }
  & bdi {
    flex: 1;
    ${lines(2)}
  }
  & button {
    min-block-size: 44px;
  }
`;
