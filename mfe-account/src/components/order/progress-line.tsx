import { getProgress, isUnhappyStep, type Order, type ProgressEntry } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** What an order has reached, with the times, and what is still to come. D-24, X-20. */
export function ProgressLine({ order }: { order: Order }) {
  const { t } = useTranslation(messages);
  const toTime = useStepTime(order);
  return (
    <Frame>
      <List aria-label={t('track.progress')} data-testid="progress">
        {getProgress(order).map(({ step, at, state }) => {
          const isBad = isUnhappyStep(step);
          return (
            <Entry
              key={step}
              $state={state}
              $bad={isBad}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <Sign>{state !== 'ahead' && <Icon name={isBad ? 'close' : 'check'} size={16} />}</Sign>
              <div>
                <strong>{t(`progress.${step}`, order.parcel ? { context: 'parcel' } : {})}</strong>
                {at && (
                  <small>
                    <time dateTime={at}>
                      <bdi>{toTime(at)}</bdi>
                    </time>
                  </small>
                )}
              </div>
            </Entry>
          );
        })}
      </List>
    </Frame>
  );
}

/** The time of day on the day of the order, which stands above; otherwise the day, too. */
function useStepTime({ placedAt }: Order): (at: string) => string {
  const { clockTime, day, moment } = useFormat();
  return (at) => (placedAt && day(at) === day(placedAt) ? clockTime(at) : moment(at));
}

const Frame = styled.div`
  container-type: inline-size;
`;

/** Below each other, and side by side where there is room for five. */
const List = styled.ol`
  display: grid;
  list-style: none;
  @container (min-width: 500px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  border: 2px solid;
  border-radius: ${radius('full')};
`;

const toTone = ({ $state, $bad }: { $state: ProgressEntry['state']; $bad: boolean }) =>
  color($bad ? 'danger' : $state === 'ahead' ? 'border' : 'brand');

const Entry = styled.li<{ $state: ProgressEntry['state']; $bad: boolean }>`
  position: relative;
  display: flex;
  gap: ${space('sm')};
  min-block-size: 52px;
  color: ${({ $state }) => color($state === 'ahead' ? 'textFaint' : 'text')};
  & > ${Sign} {
    border-color: ${toTone};
    background: ${(entry) => (entry.$state === 'ahead' ? color('surface') : toTone(entry))};
    color: ${color('onBrand')};
  }
  &:last-child {
    min-block-size: 28px;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    inline-size: 2px;
    background: ${({ $state }) => color($state === 'done' ? 'brand' : 'border')};
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] strong {
    font-weight: 700;
    color: ${({ $bad }) => color($bad ? 'danger' : 'brand')};
  }
  @container (min-width: 500px) {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: ${space('xs')};
    padding-inline: ${space('xxs')};
    text-align: center;
    overflow-wrap: anywhere;
    font-size: ${size('sm')};
    &:not(:last-child)::before {
      inset-block: 13px auto;
      inset-inline: calc(50% + 14px) calc(14px - 50%);
      inline-size: auto;
      block-size: 2px;
    }
  }
`;
