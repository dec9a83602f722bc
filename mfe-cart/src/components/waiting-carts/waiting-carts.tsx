import type { SavedList } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Button, color, ConfirmDialog, Icon, IconButton, radius, ShopImage, size, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { listsAddress } from '../../cart/lists-address';
import { useListActions, useSavedLists } from '../../cart/use-saved-lists';
import { messages } from '../../messages';

const mostPictures = 3;

/** Carts of other stores that wait beside this one: each can become the cart again, or be deleted after a question. X-25. */
export function WaitingCarts() {
  const { t } = useTranslation(messages);
  const { lists: carts = [] } = useSavedLists('cart');
  const { busyId, resume, remove } = useListActions();
  const [unwanted, setUnwanted] = useState<SavedList | null>(null);
  const keep = () => setUnwanted(null);
  if (carts.length === 0) return null;
  return (
    <Section aria-label={t('waiting.title')}>
      <h3>{t('waiting.title')}</h3>
      <ul>
        {carts.map((cart) => (
          <li key={cart.id}>
            <Pictures cart={cart} />
            <Words>
              <bdi>{cart.storeName}</bdi>
              <small>{t('waiting.count', { count: getCount(cart) })}</small>
            </Words>
            <Button small tone="secondary" busy={busyId === cart.id} onClick={() => void resume(cart)}>
              {t('waiting.resume')}
            </Button>
            <IconButton
              icon="bin"
              size={36}
              label={t('waiting.remove', { store: cart.storeName })}
              disabled={busyId !== null}
              onClick={() => setUnwanted(cart)}
            />
          </li>
        ))}
      </ul>
      {unwanted && (
        <ConfirmDialog
          open
          title={t('waiting.removeTitle')}
          confirmLabel={t('lists.deleteAction')}
          cancelLabel={t('clear.cancel')}
          onConfirm={() => void remove(unwanted).then(keep)}
          onCancel={keep}
          busy={busyId === unwanted.id}
          danger
        >
          {t('waiting.removeText', { store: unwanted.storeName })}
        </ConfirmDialog>
      )}
    </Section>
  );
}

/** Leads to the shopping lists, if there are any. X-29. */
export function ListsLink({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(messages);
  const { lists = [] } = useSavedLists('list');
  if (lists.length === 0) return null;
  return (
    <ToLists to={listsAddress} onClick={onLeave}>
      <Icon name="list" size={18} />
      {t('lists.title')}
      <span>{lists.length}</span>
      <Icon name="chevron" size={16} mirrored />
    </ToLists>
  );
}

const getCount = ({ lines }: SavedList) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const Pictures = ({ cart: { lines } }: { cart: SavedList }) => (
  <Stack aria-hidden="true">
    {lines.slice(0, mostPictures).map(({ id, item }) => (
      <span key={id}>
        <ShopImage src={item.imageUrl} alt="" rounded size={36} />
      </span>
    ))}
  </Stack>
);

const ToLists = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 44px;
  font-size: ${size('sm')};
  font-weight: 600;
  & span {
    margin-inline-start: auto;
    color: ${color('textSoft')};
  }
  & svg {
    color: ${color('textSoft')};
  }
`;

const Section = styled.section`
  display: grid;
  gap: ${space('xs')};
  margin-block: ${space('sm')};
  & h3 {
    font-size: ${size('sm')};
    font-weight: 700;
  }
  & ul {
    border: 1px solid ${color('border')};
    border-radius: ${radius('md')};
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${space('sm')};
    padding: ${space('xs')} ${space('sm')};
  }
  & li + li {
    border-block-start: 1px solid ${color('border')};
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  & bdi {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Stack = styled.span`
  display: flex;
  & > span {
    flex: none;
    inline-size: 36px;
    block-size: 36px;
    border: 2px solid ${color('surface')};
    border-radius: ${radius('md')};
    overflow: hidden;
  }
  & > span + span {
    margin-inline-start: -14px;
  }
`;
