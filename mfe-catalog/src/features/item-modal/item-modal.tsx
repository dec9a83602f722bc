import { useEndpoint } from '@shop/api';
import { cartList, itemDetails } from '@shop/contract';
import type { ShopEvents } from '@shop/events';
import type { ListenerProps } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Dialog, Skeleton, space } from '@shop/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { BuyBar } from '../../components/item-choice/buy-bar';
import { ItemChoices } from '../../components/item-choice/item-choices';
import { showProblem } from '../../components/item-choice/group-frame';
import { useItemChoice } from '../../components/item-choice/use-item-choice';
import { DeferredSubstitutes } from '../../components/substitutes/deferred-substitutes';
import { messages } from '../../messages';
import { Failed, isMissing, Missing } from '../../components/page/failure';
import { shortenTitle } from '../../components/page/short-title';
import { ModalFoot, ModalHead } from './modal-head';
import { useEditedNote } from './use-edited-note';

/** The host reads it and opens the item again. */
const toItemAddress = ({ itemId, campaign, cartLineId }: ShopEvents['item:open-requested']) => ({
  item: String(itemId),
  ...(campaign ? { item_campaign: '1' } : {}),
  ...(cartLineId === undefined ? {} : { item_line: String(cartLineId) }),
});

/**
 * Handles 'item:open-requested': shows the item in a dialog with the choices of its page. An edited cart line has its
 * own choice. ITEM-08 … ITEM-15.
 */
export default function ItemModal({ payload, done }: ListenerProps<ShopEvents['item:open-requested']>) {
  const { t } = useTranslation(messages);
  const { itemId, campaign = false, cartLineId } = payload;
  const note = useEditedNote(cartLineId, payload.note);
  const args = { params: { id: itemId }, ...(campaign ? { query: { campaign } } : {}) };
  const { data: item, error, isValidating, mutate } = useEndpoint(itemDetails, args);
  const cart = useEndpoint(cartList, cartLineId === undefined ? null : {});
  const known = cart.data?.find(({ id }) => id === cartLineId) ?? null;
  // A backend that keeps no notes returns the line without its own.
  const line = known && note ? { ...known, note } : known;
  const isReady = item !== undefined && (cartLineId === undefined || !cart.isLoading);

  const chosen = useItemChoice(item, line);
  const [hasTried, setTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const refuse = () => {
    setTried(true);
    showProblem(choices.current);
  };
  return (
    <Dialog
      open
      onClose={done}
      title={item ? shortenTitle(item.name) : t('item')}
      closeLabel={t('close')}
      width={458}
      address={toItemAddress(payload)}
      footer={
        isReady ? (
          <BuyBar item={item} chosen={chosen} line={line} onDone={done} onRefused={refuse} />
        ) : undefined
      }
    >
      {isReady ? (
        <Column>
          <ModalHead item={item} chosen={chosen} line={line} />
          <DeferredSubstitutes item={item} />
          <div ref={choices}>
            <ItemChoices item={item} chosen={chosen} hasTried={hasTried} />
          </div>
          <ModalFoot item={item} onLeave={done} />
        </Column>
      ) : isMissing(error) ? (
        <Missing kind="item" />
      ) : error ? (
        <Failed onRetry={() => void mutate()} busy={isValidating} compact />
      ) : (
        <Column aria-hidden="true">
          <Skeleton $ratio="4 / 3" />
          <Skeleton $height="1.6rem" $width="40%" />
          <Skeleton $height="9rem" />
        </Column>
      )}
    </Dialog>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('md')};
`;
