import {
  scheduleDays,
  toShownDuration,
  type MinuteRange,
  type OrderTiming,
  type OrderType,
  type ScheduleDay,
} from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Card, size, space, Text } from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import { useMemo } from 'react';
import styled from 'styled-components';
import { TimePicker } from '../../../components/time-picker/deferred-time-picker';
import { messages } from '../../../messages';
import type { CheckoutFacts } from '../../../ordering/checkout-order';
import { toScheduleOptions } from '../../../ordering/checkout-steps';

interface Props {
  facts: CheckoutFacts;
  orderType: OrderType;
  timing: OrderTiming;
  /** In which minutes it would arrive; null: not known. X-19. */
  expected: MinuteRange | null;
  /** ISO 8601, UTC; null: as soon as possible. */
  value: string | null;
  onChange: (at: string | null) => void;
}

/**
 * The time of the order: as soon as possible, or one within the store's hours by which it can be prepared. D-20, STATE-07,
 *
 */
export function ScheduleField(props: Props) {
  const { timing, value, onChange, expected, facts, orderType } = props;
  const { store, now } = facts;
  const { t } = useTranslation(messages);
  const { minutes } = useFormat();
  const { days, daysAhead } = useDays(facts);
  const mustWait = timing === 'must-schedule';
  const first = days[0]?.times[0]?.at ?? null;
  const duration = expected && orderType === 'delivery' ? toShownDuration(expected) : null;
  const none = t('checkout.noTimes', { days: daysAhead });
  const asap = {
    value: 'now',
    label: t('checkout.asap'),
    icon: 'scooter',
    // How long the way takes is nothing to those who fetch it.
    ...(duration
      ? { note: t('checkout.asapHint', { context: duration.unit, time: minutes(duration.text) }) }
      : {}),
  } as const;
  const later = {
    value: 'later',
    label: t('checkout.later'),
    note: first === null ? none : t('checkout.laterHint'),
    icon: 'clock',
    disabled: first === null,
  } as const;
  return (
    <Panel>
      {mustWait ? (
        <>
          <Legend>{t('checkout.when')}</Legend>
          <Text $soft $small>
            {first === null ? none : t('checkout.closedNow')}
          </Text>
        </>
      ) : (
        <RadioCardGroup
          label={t('checkout.when')}
          name="when"
          value={value === null ? 'now' : 'later'}
          onChange={(when) => onChange(when === 'later' ? first : null)}
          options={[asap, later]}
        />
      )}
      {first !== null && (mustWait || value !== null) && (
        <TimePicker hours={store.openingHours} {...{ days, daysAhead, now, value, onChange }} />
      )}
    </Panel>
  );
}

/** Computed again each minute only. */
function useDays(facts: CheckoutFacts): { days: ScheduleDay[]; daysAhead: number } {
  const { config, now } = facts;
  const { openingHours, deliveryTime, scheduleLead, scheduleDays: ownDays } = facts.store;
  const minute = Math.floor(now.getTime() / 60_000);
  return useMemo(() => {
    const store = { openingHours, deliveryTime, scheduleLead, scheduleDays: ownDays };
    const options = toScheduleOptions({ store, config, now: new Date(minute * 60_000) });
    return {
      days: scheduleDays({ ...options, step: config.scheduleStep }),
      daysAhead: options.daysAhead,
    };
  }, [openingHours, deliveryTime, scheduleLead, ownDays, config, minute]);
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
`;

const Legend = styled.h3`
  font-size: ${size('sm')};
  font-weight: 600;
`;
