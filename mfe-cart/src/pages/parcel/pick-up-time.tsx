import { scheduleDays } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { Card, space } from '@shop/ui';
import { RadioCardGroup } from '@shop/ui/form';
import { useMemo } from 'react';
import styled from 'styled-components';
import { TimePicker } from '../../components/time-picker/deferred-time-picker';
import { messages } from '../../messages';

interface PickUpTimeProps {
  /** ISO 8601, UTC; null: as soon as possible. */
  value: string | null;
  /** Minutes between two times. */
  step: number;
  onChange: (at: string | null) => void;
}

/** Couriers come at any hour. */
const hours: [] = [];
const daysAhead = 7;

/** When the courier comes: as soon as possible, or at a time of the next seven days.. */
export function PickUpTime({ value, step, onChange }: PickUpTimeProps) {
  const { t } = useTranslation(messages);
  const { timeZone } = useFormat();
  const minute = Math.floor((useNow()?.getTime() ?? 0) / 60_000);
  const now = useMemo(() => (minute > 0 ? new Date(minute * 60_000) : null), [minute]);
  const days = useMemo(
    () => (now ? scheduleDays({ hours, step, now, timeZone, daysAhead }) : []),
    [now, step, timeZone],
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
      {now && value !== null && <TimePicker {...{ hours, days, daysAhead, now, value, onChange }} />}
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('md')};
`;
