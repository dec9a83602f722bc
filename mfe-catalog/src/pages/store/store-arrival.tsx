import { getPlannedArrival, toRoadMetres, toShownDuration, type Store } from '@shop/domain';
import { formatWeekday, isolate, useFormat, useTranslation } from '@shop/i18n';
import { useNow, useSession } from '@shop/session';
import { Icon, media } from '@shop/ui';
import styled from 'styled-components';
import { Stat } from '../../components/cards/store-stats';
import { messages } from '../../messages';

/**
 * When an order of this store would arrive at the visitor's place; where it does not deliver there, when it could be
 * fetched. Counted from its opening while it is closed. Nothing where nobody knows. X-19.
 */
export function StoreArrival({ store }: { store: Store }) {
  const text = useArrivalText(store);
  if (text === null) return null;
  return (
    <Wrapping data-testid="arrival">
      <Icon name="clock" size={16} />
      {text}
    </Wrapping>
  );
}

function useArrivalText(store: Store): string | null {
  const { t, language, direction } = useTranslation(messages);
  const format = useFormat();
  const now = useNow();
  const isFar = useSession(({ zoneIds }) => zoneIds.length > 0 && !zoneIds.includes(store.zoneId));
  const isDelivered = store.delivery && !isFar;
  if (!now || (!isDelivered && !store.takeAway)) return null;
  const planned = getPlannedArrival({
    store,
    orderType: isDelivered ? 'delivery' : 'take_away',
    metres: store.distance === null ? null : toRoadMetres(store.distance),
    now,
    timeZone: format.timeZone,
  });
  if (!planned || planned.kind === 'scheduled') return null;
  if (planned.kind === 'after-opening')
    return t(isDelivered ? 'arrival.opens' : 'arrival.readyOpens', {
      context: ['today', 'tomorrow'][planned.inDays] ?? 'day',
      time: isolate(format.clockTime(planned.from), direction),
      day: formatWeekday(planned.day, language),
    });
  const { unit, text } = toShownDuration(planned.minutes);
  return t(isDelivered ? 'arrival.in' : 'arrival.readyIn', { context: unit, time: format.minutes(text) });
}

/** A row of its own on phones: what follows stays where it is while the page arrives. */
const Wrapping = styled(Stat)`
  flex-basis: 100%;
  white-space: normal;
  ${media.tablet} {
    flex-basis: auto;
  }
`;
