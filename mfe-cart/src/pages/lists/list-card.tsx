import { priceLine, type SavedList } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Button, Card, Chip, color, ConfirmDialog, IconButton, size, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useListActions } from '../../cart/use-saved-lists';
import { ListedLine } from '../../components/listed-line/listed-line';
import { AddAgain } from '../../features/reorder/reorder';
import { messages } from '../../messages';
import { ChangeListDialog } from './change-list-dialog';

/** A list with its items as they are now: it can go into the cart, be changed and deleted. X-29. */
export function ListCard({ list }: { list: SavedList }) {
  const { t } = useTranslation(messages);
  const format = useFormat();
  const [isAdding, setAdding] = useState(false);
  const { lines } = list;
  const offered = lines.filter(({ gone }) => !gone);
  const total = offered.reduce((sum, line) => sum + priceLine(line.item, line, line.quantity).net, 0);
  return (
    <Panel as="article" aria-label={list.name}>
      <Head>
        <div>
          <h2>
            <bdi>{list.name}</bdi>
          </h2>
          <StoreLink to={`/store/${list.storeId}`}>
            <bdi>{list.storeName}</bdi>
          </StoreLink>
        </div>
        <ListTools list={list} />
      </Head>
      <Lines>
        {lines.map((line) => (
          <ListedLine
            key={line.id}
            line={line}
            {...(line.gone ? { state: <Chip>{t('lists.gone')}</Chip> } : {})}
          />
        ))}
      </Lines>
      <Foot>
        <strong>{format.money(total)}</strong>
        <Button icon="cart" busy={isAdding} disabled={offered.length === 0} onClick={() => setAdding(true)}>
          {t('lists.toCart')}
        </Button>
      </Foot>
      {isAdding && <AddAgain source={{ lines }} done={() => setAdding(false)} />}
    </Panel>
  );
}

/** Change and delete. */
function ListTools({ list }: { list: SavedList }) {
  const { t } = useTranslation(messages);
  const { busyId, remove } = useListActions();
  const [open, setOpen] = useState<'change' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <Tools>
      <IconButton
        icon="edit"
        label={t('lists.change', { name: list.name })}
        onClick={() => setOpen('change')}
      />
      <IconButton
        icon="bin"
        label={t('lists.delete', { name: list.name })}
        onClick={() => setOpen('delete')}
      />
      {open === 'change' && <ChangeListDialog list={list} onClose={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        title={t('lists.deleteTitle')}
        confirmLabel={t('lists.deleteAction')}
        cancelLabel={t('clear.cancel')}
        onConfirm={() => void remove(list).then(close)}
        onCancel={close}
        busy={busyId === list.id}
        danger
      >
        {t('lists.deleteText', { name: list.name })}
      </ConfirmDialog>
    </Tools>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('sm')};
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space('sm')};
  & > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & h2 {
    font-size: ${size('lg')};
    font-weight: 700;
  }
`;

const StoreLink = styled(Link)`
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  &:hover {
    text-decoration: underline;
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: start;
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space('xs')};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  padding-block-start: ${space('sm')};
  border-block-start: 1px solid ${color('border')};
`;
