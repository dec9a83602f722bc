import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { accent, radius, space } from '@shop/ui';
import styled from 'styled-components';
import { WaitingRow } from '../../../components/rows/waiting-row';
import { messages } from '../../../messages';
import { itemCardSize } from '../rows/item-row';

/** Height of the bar and its text below a card, in pixels. */
const barHeight = 32;

/** Address of the full list. */
export const allSales = '/home?data_type=flash_sale';

/** Size of a card with its bar, in pixels. */
export function useSaleSize() {
  const isCompact = useSession((session) => session.module?.type === 'grocery');
  const { itemWidth, height } = itemCardSize[isCompact ? 'compact' : 'full'];
  return { itemWidth, height: height + barHeight };
}

/** The flash sale before its code has loaded. */
export function FlashShape() {
  const { t } = useTranslation(messages);
  return (
    <Panel>
      <WaitingRow title={t('front.row.flashSale')} to={allSales} {...useSaleSize()} />
    </Panel>
  );
}

export const Panel = styled.div`
  min-inline-size: 0;
  padding: ${space('md')} ${space('md')} ${space('xs')};
  border-radius: ${radius('xl')};
  background: ${accent('ground')};
`;
