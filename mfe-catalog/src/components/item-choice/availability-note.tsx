import { itemAvailability, type Item } from '@shop/domain';
import { isolate, useFormat, useTranslation } from '@shop/i18n';
import { useNow } from '@shop/session';
import { color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { useOpeningText } from '../cards/use-store-state';
import { messages } from '../../messages';

/** 'Not Available now' with the hours, and whether it can be ordered anyway; or 'sold out'. STATE-06, STATE-07. */
export function AvailabilityNote({ item }: { item: Item }) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  const toOpeningText = useOpeningText();
  const now = useNow();
  if (!now) return null;
  const { state, mayOrder, from, to, storeClosure } = itemAvailability(item, now, format.timeZone);
  if (state === 'open') return null;
  return (
    <Note role="status">
      <Icon name={state === 'closed' ? 'clock' : 'warning'} />
      <span>
        <strong>{t(state === 'closed' ? 'availability.closed' : 'availability.soldOut')}</strong>
        {state === 'closed' && storeClosure && <span>{toOpeningText(storeClosure.opens)}</span>}
        {state === 'closed' && !storeClosure && from && to && (
          <span>
            {t('availability.hours', {
              from: isolate(format.time(from), direction),
              to: isolate(format.time(to), direction),
            })}
          </span>
        )}
        {state === 'closed' && mayOrder && <span>{t('availability.later')}</span>}
      </span>
    </Note>
  );
}

export const Note = styled.div`
  display: flex;
  gap: ${space('xs')};
  padding: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('warningGround')};
  color: ${color('warning')};
  font-size: ${size('sm')};
  & span > * {
    display: block;
  }
`;
