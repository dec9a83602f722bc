import { localTime } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { color, Icon, space } from '@shop/ui';
import { controlStyles, FieldFrame } from '@shop/ui/form';
import { useId } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Times of a day in steps of half an hour, HH:mm. */
const halfHours = Array.from({ length: 48 }, (_, step) => {
  const hour = String(Math.floor(step / 2)).padStart(2, '0');
  return `${hour}:${step % 2 ? '30' : '00'}`;
});

interface Props {
  end: 'pickup' | 'return';
  /** Id of the invalid control, so that it can be focused. */
  field: string;
  date: string;
  time: string;
  error: string | null;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
}

/** Date and time in the shop's time zone: the browser's date picker, and a list of half hours. */
export function WhenFields({ end, field, date, time, error, onDate, onTime }: Props) {
  const { t, direction } = useTranslation(messages);
  const { timeZone, time: formatTime } = useFormat();
  const id = useId();
  const now = useNow();
  const errorProps = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
  const times = halfHours.includes(time) || !time ? halfHours : [...halfHours, time].sort();
  return (
    <Pair>
      <FieldFrame
        id={`${id}-date`}
        errorId={`${id}-error`}
        label={t(`plan.${end}Date`)}
        error={error}
        required
      >
        <DateInput
          {...errorProps}
          id={`${id}-date`}
          data-field={field}
          type="date"
          required
          min={now ? localTime(now, timeZone).date : undefined}
          value={date}
          onChange={(event) => onDate(event.target.value)}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-time`} errorId={`${id}-time-error`} label={t(`plan.${end}Time`)} error={null}>
        <Line>
          <TimeSelect
            {...errorProps}
            id={`${id}-time`}
            value={time}
            onChange={(event) => onTime(event.target.value)}
          >
            {times.map((each) => (
              <option key={each} value={each}>
                {isolate(formatTime(`${each}:00`), direction)}
              </option>
            ))}
          </TimeSelect>
          <Icon name="down" size={18} />
        </Line>
      </FieldFrame>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 132px);
  gap: ${space('xs')};
  align-items: start;
`;

const DateInput = styled.input`
  ${controlStyles}
  min-inline-size: 0;
`;

const Line = styled.span`
  position: relative;
  display: block;
  & svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space('sm')};
    margin-block: auto;
    color: ${color('textSoft')};
    pointer-events: none;
  }
`;

const TimeSelect = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${space('xl')};
`;
