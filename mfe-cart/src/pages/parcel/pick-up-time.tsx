import { scheduleDays, type ScheduleDay } from '@shop/domain';
import { formatWeekday, useFormat, useTranslation } from '@shop/i18n';
import { useMinute } from '@shop/session';
import { Card, size, space } from '@shop/ui';
import { controlStyles, RadioCardGroup } from '@shop/ui/form';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

interface PickUpTimeProps {
  /** ISO 8601, UTC; null: as soon as possible. */
  value: string | null;
  /** Minutes between two times. */
  step: number;
  onChange: (at: string | null) => void;
}

/** When the courier comes: as soon as possible, or at a time of the next seven days. */
export function PickUpTime({ value, step, onChange }: PickUpTimeProps) {
  const { t } = useTranslation(messages);
  const { timeZone } = useFormat();
  const minute = Math.floor((useMinute()?.getTime() ?? 0) / 60_000);
  const days = useMemo(
    () => (minute > 0 ? scheduleDays({ hours: [], step, now: new Date(minute * 60_000), timeZone }) : []),
    [minute, step, timeZone],
  );
  return (
    <Panel>
      <RadioCardGroup
        label={t('parcel.when')}
        name="parcel-when"
        value={value === null ? 'now' : 'later'}
        onChange={(when) => onChange(when === 'later' ? (days[0]?.times[0]?.at ?? null) : null)}
        options={[
          { value: 'now', label: t('checkout.asap'), note: t('parcel.asapHint'), icon: 'scooter' },
          { value: 'later', label: t('checkout.later'), note: t('checkout.laterHint'), icon: 'clock' },
        ]}
      />
      {value !== null && <Times days={days} value={value} onChange={onChange} />}
    </Panel>
  );
}

interface TimesProps {
  days: readonly ScheduleDay[];
  value: string;
  onChange: (at: string) => void;
}

function Times({ days, value, onChange }: TimesProps) {
  const { t, language } = useTranslation(messages);
  const format = useFormat();
  const id = useId();
  const day = days.find(({ times }) => times.some(({ at }) => at === value)) ?? days[0];
  if (!day) return null;
  const isOffered = day.times.some(({ at }) => at === value);
  const getName = ({ date, inDays }: ScheduleDay) =>
    inDays < 2
      ? t(inDays === 0 ? 'checkout.today' : 'checkout.tomorrow')
      : `${formatWeekday(new Date(`${date}T00:00:00Z`).getUTCDay(), language)} · ${format.day(date)}`;
  const pickDay = (date: string) => {
    const first = days.find((offered) => offered.date === date)?.times[0];
    if (first) onChange(first.at);
  };
  return (
    <Pair>
      <Field>
        <label htmlFor={`${id}-day`}>{t('checkout.day')}</label>
        <select id={`${id}-day`} value={day.date} onChange={(event) => pickDay(event.target.value)}>
          {days.map((offered) => (
            <option key={offered.date} value={offered.date}>
              {getName(offered)}
            </option>
          ))}
        </select>
      </Field>
      <Field>
        <label htmlFor={`${id}-time`}>{t('checkout.time')}</label>
        <select
          id={`${id}-time`}
          value={isOffered ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        >
          {!isOffered && (
            <option value="" disabled>
              {t('checkout.chooseTime')}
            </option>
          )}
          {day.times.map(({ at, time }) => (
            <option key={at} value={at}>
              {format.time(time)}
            </option>
          ))}
        </select>
      </Field>
    </Pair>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('sm')};
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
  & select {
    ${controlStyles}
  }
`;
