import { useAction } from '@shop/api';
import { deleteAddress } from '@shop/contract';
import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, ConfirmDialog, EmptyState, ErrorCard, Heading, Skeleton, space, toast } from '@shop/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { createAddressDrafts } from '../../components/address/address-drafts';
import {
  useCustomerAddresses,
  type CustomerAddresses,
} from '../../components/customer-addresses/customer-addresses';
import { createDeferredComponent } from '../../components/deferred-component/deferred-component';
import { messages } from '../../messages';
import { AddressRow } from './address-row';

const AddressDialog = createDeferredComponent(() =>
  import(/* webpackChunkName: "address-dialog" */ '../../components/customer-addresses/address-dialog').then(
    (module) => module.AddressDialog,
  ),
);

const anywhere = { storeZoneId: null, orderType: 'delivery' } as const;

/** The open dialog and its address; null for a new address. */
type Open = { action: 'edit'; address: Address | null } | { action: 'delete'; address: Address };

/** The customer's saved addresses, to add, edit and delete. CALL-23, CALL-25, ROLE-05. */
export function AddressBook() {
  const { t } = useTranslation(messages);
  const known = useCustomerAddresses(anywhere);
  const [open, setOpen] = useState<Open | null>(null);
  const [drafts] = useState(createAddressDrafts);
  const add = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);
  const saved = known.addresses?.filter(({ id }) => id !== null);
  return (
    <section aria-label={t('delivery.saved')}>
      <Head ref={add}>
        <Heading>{t('delivery.saved')}</Heading>
        <Button
          tone="secondary"
          small
          icon="plus"
          disabled={!saved}
          onClick={() => setOpen({ action: 'edit', address: null })}
        >
          {t('delivery.addAddress')}
        </Button>
      </Head>
      <Addresses
        known={known}
        saved={saved}
        onEdit={(address) => setOpen({ action: 'edit', address })}
        onDelete={(address) => setOpen({ action: 'delete', address })}
      />
      {open?.action === 'edit' && (
        <AddressDialog
          address={open.address}
          known={known}
          storeZoneId={null}
          drafts={drafts}
          alwaysSaved
          onDone={close}
          onClose={close}
        />
      )}
      <DeleteDialog
        address={open?.action === 'delete' ? open.address : null}
        known={known}
        onClose={close}
        onDeleted={() => add.current?.querySelector('button')?.focus()}
      />
    </section>
  );
}

interface AddressesProps {
  known: CustomerAddresses;
  saved: Address[] | undefined;
  onEdit: (address: Address) => void;
  onDelete: (address: Address) => void;
}

function Addresses({ known, saved, onEdit, onDelete }: AddressesProps) {
  const { t } = useTranslation(messages);
  if (!saved && known.error)
    return <ErrorCard title={t('delivery.failed')} retryLabel={t('retry')} onRetry={known.retry} compact />;
  if (!saved) return <Skeleton $height="160px" />;
  if (saved.length === 0)
    return (
      <EmptyState drawing="pin" compact title={t('profile.noAddress')}>
        {t('profile.noAddressHint')}
      </EmptyState>
    );
  return (
    <List>
      {saved.map((address) => (
        <AddressRow
          key={address.id}
          address={address}
          onEdit={() => onEdit(address)}
          onDelete={() => onDelete(address)}
        />
      ))}
    </List>
  );
}

interface DeleteProps {
  /** Null: the dialog is closed. */
  address: Address | null;
  known: CustomerAddresses;
  onClose: () => void;
  /** The address and its button were removed. */
  onDeleted: () => void;
}

function DeleteDialog({ address, known, onClose, onDeleted }: DeleteProps) {
  const { t } = useTranslation(messages);
  const deleting = useAction(deleteAddress);
  const remove = async () => {
    if (!address?.id) return;
    const message = await deleting.run({ query: { address_id: address.id } });
    await known.refresh(null);
    onClose();
    if (message === undefined) return;
    toast.success(message || t('profile.addressDeleted'));
    requestAnimationFrame(onDeleted); // after the dialog has released the focus
  };
  return (
    <ConfirmDialog
      open={address !== null}
      title={t('profile.deleteAddress')}
      confirmLabel={t('profile.delete')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => void remove()}
      onCancel={onClose}
      busy={deleting.busy}
      danger
    >
      {address && <bdi>{address.address}</bdi>}
    </ConfirmDialog>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('xs')} ${space('sm')};
  margin-block: ${space('md')} ${space('sm')};
  & button {
    min-block-size: 44px;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space('sm')};
`;
