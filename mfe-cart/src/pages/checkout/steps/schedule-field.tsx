import {
  scheduleDays,
  toShownDuration,
  type MinuteRange,
  type OrderTiming,
  type OrderType,
  type ScheduleDay,
  type Store,
} from '@shop/domain';
import { formatWeekday, useFormat, useTranslation } from '@shop/i18n';
import { Card, color, Icon, radius, size, space, Text } from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';

interface Props {
  store: Store;
  orderType: OrderType;
  timing: OrderTiming;
  /** In which minutes it would arrive; null: not known. X-19. */
  expected: MinuteRange | null;
  /** Minutes between two times. */
  step: number;
  now: Date;
  /** ISO 8601, UTC; null: as soon as possible. */
  value: string | null;
  onChange: (at: string | null) => void;
}

/** The time of the order: as soon as possible, or within the opening hours of the next seven days. D-20, STATE-07. */
export function ScheduleField(props: Props) {
  const { timing, value, onChange, expected, orderType } = props;
  const { t } = useTranslation(messages);
  const { minutes } = useFormat();
  const days = useDays(props);
  const mustWait = timing === 'must-schedule';
  const first = days[0]?.times[0]?.at ?? null;
  const duration = expected && orderType === 'delivery' ? toShownDuration(expected) : null;
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
    note: t(first === null ? 'checkout.noTimes' : 'checkout.laterHint'),
    icon: 'clock',
    disabled: first === null,
  } as const;
  return (
    <Panel>
      {mustWait ? (
        <>
          <Legend>{t('checkout.when')}</Legend>
          <Text $soft $small>
            {t(first === null ? 'checkout.noTimes' : 'checkout.closedNow')}
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
      {(mustWait || value !== null) && <Times days={days} value={value} onChange={onChange} />}
    </Panel>
  );
}

/** Computed again each minute only. */
function useDays({ store: { openingHours: hours }, step, now }: Props): ScheduleDay[] {
  const { timeZone } = useFormat();
  const minute = Math.floor(now.getTime() / 60_000);
  return useMemo(
    () => scheduleDays({ hours, step, now: new Date(minute * 60_000), timeZone }),
    [hours, step, minute, timeZone],
  );
}

type TimesProps = Pick<Props, 'value' | 'onChange'> & { days: ScheduleDay[] };

function Times({ days, value, onChange }: TimesProps) {
  const { t, language } = useTranslation(messages);
  const format = useFormat();
  const day = days.find(({ times }) => times.some(({ at }) => at === value)) ?? days[0];
  if (!day) return null;
  const isOffered = day.times.some(({ at }) => at === value);
  const getName = ({ date, inDays }: ScheduleDay) =>
    inDays < 2
      ? t(inDays === 0 ? 'checkout.today' : 'checkout.tomorrow')
      : `${formatWeekday(new Date(`${date}T00:00:00Z`).getUTCDay(), language)} · ${format.day(date)}`;
  /** Keeps the time on the other day where it is offered. */
  const pickDay = (date: string) => {
    const time = day.times.find(({ at }) => at === value)?.time;
    const times = days.find((offered) => offered.date === date)?.times ?? [];
    onChange((times.find((offered) => offered.time === time) ?? times[0])?.at ?? null);
  };
  return (
    <Pair>
      <Picker
        label={t('checkout.day')}
        value={day.date}
        onChange={pickDay}
        options={days.map((offered) => [offered.date, getName(offered)])}
      />
      <Picker
        label={t('checkout.time')}
        value={isOffered && value !== null ? value : ''}
        placeholder={t('checkout.chooseTime')}
        onChange={onChange}
        options={day.times.map(({ at, time }) => [at, format.time(time)])}
      />
    </Pair>
  );
}

interface PickerProps {
  label: string;
  value: string;
  placeholder?: string;
  onChange: (value: string) => void;
  /** Value and label. */
  options: [string, string][];
}

function Picker({ label, value, placeholder, onChange, options }: PickerProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <Choice>
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} />
      </Choice>
    </Field>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('sm')};
`;

const Legend = styled.h3`
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${space('sm')};
`;

const Field = styled.div`
  display: grid;
  gap: ${space('xxs')};
  & label {
    font-size: ${size('sm')};
    font-weight: 600;
  }
`;

const Choice = styled.span`
  position: relative;
  display: block;
  & select {
    inline-size: 100%;
    min-block-size: 48px;
    padding-inline: ${space('sm')} ${space('xxl')};
    appearance: none;
    border: 1px solid ${color('borderStrong')};
    border-radius: ${radius('md')};
    background: ${color('surface')};
    color: ${color('text')};
    font: inherit;
    font-size: max(16px, 1em);
  }
  & svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space('sm')};
    margin-block: auto;
    color: ${color('textSoft')};
    pointer-events: none;
  }
`;
