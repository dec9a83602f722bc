import { localTime, openingWeek, type ScheduleDay, type Store } from '@shop/domain';
import { formatWeekday, toLocale, useFormat, useTranslation } from '@shop/i18n';
import { Icon, Text, VisuallyHidden } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages';
import { getFirstColumn, toCalendar, type CalendarDay } from './days';
import { Cell, Grid, Group, Hours, Slot, Slots } from './time-picker.styles';

export interface TimePickerProps {
  /** Opening hours, shown beside the times of a day; none where it is always open. */
  hours: Store['openingHours'];
  /** The days with their times. */
  days: readonly ScheduleDay[];
  daysAhead: number;
  now: Date;
  /** ISO 8601, UTC. */
  value: string | null;
  onChange: (at: string | null) => void;
}

/** Keeps the time on the other day where it is offered, else takes the first one. */
function moveTo(day: ScheduleDay, from: ScheduleDay, value: string | null): string | null {
  const time = from.times.find(({ at }) => at === value)?.time;
  return (day.times.find((offered) => offered.time === time) ?? day.times[0])?.at ?? null;
}

/**
 * A calendar of days, and the times of the chosen one: two groups of radio buttons. Times are those of the shop's clock.
 * D-12, D-20, X-22.
 */
export function TimePicker({ hours, days, daysAhead, now, value, onChange }: TimePickerProps) {
  const { timeZone } = useFormat();
  const calendar = toCalendar(days, localTime(now, timeZone).date, daysAhead);
  const hasChosenTime = ({ times }: ScheduleDay) => times.some(({ at }) => at === value);
  const day = calendar.find(hasChosenTime) ?? calendar.find(({ times }) => times.length > 0);
  if (!day) return null;
  return (
    <>
      <Days days={calendar} chosen={day} onChoose={(next) => onChange(moveTo(next, day, value))} />
      <Times day={day} {...{ hours, now, value, onChange }} />
    </>
  );
}

interface DaysProps {
  days: readonly CalendarDay[];
  chosen: CalendarDay;
  onChoose: (day: CalendarDay) => void;
}

function Days({ days, chosen, onChoose }: DaysProps) {
  const { t, language } = useTranslation(messages);
  return (
    <Group>
      <legend>{t('checkout.day')}</legend>
      <Grid $first={getFirstColumn(days, language)}>
        {days.map((day) => (
          <Day key={day.date} day={day} isChosen={day === chosen} onChoose={() => onChoose(day)} />
        ))}
      </Grid>
    </Group>
  );
}

function Day({ day, isChosen, onChoose }: { day: CalendarDay; isChosen: boolean; onChoose: () => void }) {
  const { t, language } = useTranslation(messages);
  const format = useFormat();
  const { date, inDays, weekday, times } = day;
  const moment = new Date(`${date}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(toLocale(language), { ...options, timeZone: 'UTC' }).format(moment);
  const near = inDays < 2 ? `${t(inDays === 0 ? 'checkout.today' : 'checkout.tomorrow')}, ` : '';
  const isClosed = times.length === 0;
  const isFirstOfMonth = inDays === 0 || date.endsWith('-01');
  return (
    <Cell>
      <input
        type="radio"
        name="schedule-day"
        value={date}
        checked={isChosen && !isClosed}
        disabled={isClosed}
        onChange={onChoose}
      />
      <VisuallyHidden>
        {`${near}${formatWeekday(weekday, language)}, ${format.day(date)}`}
        {isClosed && `, ${t('checkout.dayClosed')}`}
      </VisuallyHidden>
      <span aria-hidden="true">
        <small>{inDays === 0 ? t('checkout.today') : part({ weekday: 'short' })}</small>
        <b>{Number(date.slice(8))}</b>
        <small>{isFirstOfMonth ? part({ month: 'short' }) : '\u00A0'}</small>
      </span>
    </Cell>
  );
}

type TimesProps = Pick<TimePickerProps, 'hours' | 'now' | 'value' | 'onChange'> & { day: CalendarDay };

function Times({ day, hours, now, value, onChange }: TimesProps) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const { date } = day;
  // Shows the chosen time of a long list when the day opens.
  useEffect(() => {
    const box = list.current;
    const chosen = box?.querySelector<HTMLElement>(':checked')?.parentElement;
    if (box && chosen) box.scrollTop = chosen.offsetTop - box.clientHeight / 2;
  }, [date]);
  return (
    <Group>
      <legend>{t('checkout.time')}</legend>
      <OpenHours {...{ day, hours, now }} />
      <Slots ref={list}>
        {day.times.map(({ at, time }) => (
          <Slot key={at}>
            <input
              type="radio"
              name="schedule-time"
              value={at}
              checked={at === value}
              onChange={() => onChange(at)}
            />
            <bdi>{format.time(time)}</bdi>
          </Slot>
        ))}
      </Slots>
      <ShopClock now={now} />
    </Group>
  );
}

/** The store's hours of the day. */
function OpenHours({ day, hours, now }: Pick<TimesProps, 'day' | 'hours' | 'now'>) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const windows = openingWeek(hours, now, format.timeZone).find(
    (entry) => entry.day === day.weekday,
  )?.windows;
  const texts = (windows ?? []).flatMap(({ isWholeDay, opens, closes }) =>
    isWholeDay ? [] : [format.timeRange(opens, closes)],
  );
  if (texts.length === 0) return null;
  return (
    <Hours>
      <Icon name="clock" size={16} />
      <span>
        {t('checkout.openFrom')} <bdi>{texts.join(', ')}</bdi>
      </span>
    </Hours>
  );
}

/** Says whose clock counts, to those whose own shows another time. D-12. */
function ShopClock({ now }: { now: Date }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const { time } = localTime(now, format.timeZone);
  const own = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
  if (time.startsWith(own)) return null;
  return (
    <Text $soft $small>
      {t('checkout.shopClock', { time: format.time(time) })}
    </Text>
  );
}
