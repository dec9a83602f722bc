import type { Store } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { color, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../messages';
import { isolated } from '../page/isolated';

/** How far it is and how long it takes. */
export function StoreFigures({ store }: { store: Store }) {
  const { t, direction } = useTranslation(messages);
  const format = useFormat();
  return (
    <>
      {store.distance !== null && (
        <Figure>
          <Icon name="pin" size={16} />
          <bdi>{format.distance(store.distance)}</bdi>
        </Figure>
      )}
      {store.deliveryTime && (
        <Figure>
          <Icon name="clock" size={16} />
          {t('store.minutes', { time: isolated(store.deliveryTime.replace(/\s*min.*$/i, ''), direction) })}
        </Figure>
      )}
    </>
  );
}

export const Figure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  font-size: ${size('xs')};
  color: ${color('textSoft')};
  white-space: nowrap;
`;
