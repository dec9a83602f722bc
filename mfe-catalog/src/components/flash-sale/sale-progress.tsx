import { type FlashSaleEntry, getShopTime } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { useSessionStore } from '@shop/session';
import { accent, color, radius, size, space, VisuallyHidden } from '@shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The time left until an ISO time, in whole seconds; null when it is over. */
export function getTimeLeft(until: string, now: number): TimeLeft | null {
  const left = Math.ceil((Date.parse(until) - now) / 1000);
  if (!(left > 0)) return null; // An invalid time counts as over.
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3_600),
    minutes: Math.floor((left % 3_600) / 60),
    seconds: left % 60,
  };
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The remaining time from the first second after hydration; null before. `onOver` is called when it ends. */
function useTimeLeft(until: string, onOver: () => void): TimeLeft | 'over' | null {
  const [left, setLeft] = useState<TimeLeft | 'over' | null>(null);
  const session = useSessionStore();
  const end = useEffectEvent(onOver);
  useEffect(() => {
    const tick = () => {
      const now = getTimeLeft(until, getShopTime(session.getState()).getTime());
      setLeft(now ?? 'over');
      if (now) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return () => clearInterval(timer);
  }, [until, session]);
  return left;
}

/** Counts down to a time, in reserved space. Screen readers hear the end time once instead of each second. */
export function Countdown({ until, onOver }: { until: string; onOver: () => void }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const left = useTimeLeft(until, onOver);
  if (left === 'over') return <Over role="status">{t('front.flash.over')}</Over>;
  const two = (value: number) => format.number(value, { minimumIntegerDigits: 2 });
  return (
    <Line>
      <VisuallyHidden>{t('front.flash.until', { moment: format.moment(until) })}</VisuallyHidden>
      <span aria-hidden="true">{t('front.flash.endsIn')}</span>
      <Boxes aria-hidden="true" data-testid="countdown">
        {units.map((unit) => (
          <Box key={unit}>
            <b>{left ? two(left[unit]) : '––'}</b>
            <small>{t(`front.flash.unit.${unit}`)}</small>
          </Box>
        ))}
      </Boxes>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xs')};
  margin-block-end: ${space('sm')};
  color: ${accent('ink')};
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Over = styled.p`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-weight: 600;
`;

const Boxes = styled.span`
  display: inline-flex;
  gap: ${space('xxs')};
`;

const Box = styled.span`
  display: grid;
  justify-items: center;
  min-inline-size: 44px;
  padding: ${space('xxs')};
  border-radius: ${radius('sm')};
  background: ${color('surface')};
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  & b {
    font-size: ${size('md')};
  }
  & small {
    font-size: ${size('xs')};
    font-weight: 500;
    color: ${color('textSoft')};
  }
  html[lang='ur'] & {
    line-height: 1.7;
  }
`;

/** The sold quantity of a flash sale's item, as a bar and as text; nothing without a limited quantity. */
export function SoldBar({ sold, offered }: Pick<FlashSaleEntry, 'sold' | 'offered'>) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  if (offered <= 0) return null;
  const soldCount = Math.min(Math.max(sold, 0), offered);
  return (
    <Sold>
      <Bar value={soldCount} max={offered} aria-hidden="true" />
      <span>
        {t('front.flash.gone', { sold: format.number(soldCount), offered: format.number(offered) })}
      </span>
    </Sold>
  );
}

const Sold = styled.div`
  display: grid;
  gap: ${space('xxs')};
  font-size: ${size('xs')};
  color: ${color('textSoft')};
`;

const Bar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 6px;
  border: 0;
  border-radius: ${radius('full')};
  overflow: hidden;
  background: ${accent('ground')};
  &::-webkit-progress-bar {
    background: ${accent('ground')};
  }
  &::-webkit-progress-value {
    border-radius: ${radius('full')};
    background: ${accent('ink')};
  }
  &::-moz-progress-bar {
    background: ${accent('ink')};
  }
`;
