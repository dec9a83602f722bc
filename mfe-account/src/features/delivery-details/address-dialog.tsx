import { useAction, useShopConfig } from '@shop/api';
import { addAddress, updateAddress } from '@shop/contract';
import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Dialog, toast } from '@shop/ui';
import { messages } from '../../messages';
import { AddressForm } from './address-form';
import { toAddressBody, valuesOf } from './address-values';
import type { AddressValues } from './contact-schema';
import type { useCustomerAddresses } from './customer-addresses';
import { usePlaceCheck } from './use-place-check';

const nowhere = { latitude: 0, longitude: 0 };

interface DialogProps {
  /** Address that is edited; null: a new one. */
  address: Address | null;
  known: ReturnType<typeof useCustomerAddresses>;
  storeZoneId: number | null;
  onSaved: (address: Address) => void;
  onClose: () => void;
}

/** Adds or updates an address of the customer and chooses it. STATE-37, STATE-39, CALL-24, CALL-25. */
export function AddressDialog({ address, known, storeZoneId, onSaved, onClose }: DialogProps) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const zones = usePlaceCheck(storeZoneId);
  const adding = useAction(addAddress);
  const updating = useAction(updateAddress);
  const id = address?.id ?? null;

  const save = async (values: AddressValues) => {
    if (!(await zones.check(values))) return;
    const body = toAddressBody(values);
    const message = await (id === null ? adding.run({ body }) : updating.run({ params: { id }, body }));
    if (message === undefined) return;
    if (message) toast.success(message);
    const saved = await known.refresh(id);
    if (saved) onSaved(saved);
    onClose();
  };
  const label = t(id === null ? 'delivery.addAddress' : 'delivery.updateAddress');
  return (
    <Dialog open onClose={onClose} title={label} closeLabel={t('close')}>
      <AddressForm
        kind="customer"
        start={valuesOf(address, known.place, known.customer, settings?.defaultPosition ?? nowhere)}
        submitLabel={label}
        busy={zones.busy || adding.busy || updating.busy}
        placeProblem={zones.problem}
        onSave={(values) => void save(values)}
      />
    </Dialog>
  );
}
