import { useAction, useShopConfig } from '@shop/api';
import { addAddress, updateAddress } from '@shop/contract';
import type { Address } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { toast } from '@shop/ui';
import { useAddressDraft, type AddressDrafts } from '../address/address-drafts';
import { AddressForm } from '../address/address-form';
import { AddressLayer } from '../address/address-layer';
import { toAddress, toAddressBody, getInitialValues } from '../address/address-values';
import type { AddressValues } from '../address/contact-schema';
import { useLocationCheck } from '../address/use-location-check';
import { messages } from '../../messages';
import { keepNote } from './address-notes';
import type { CustomerAddresses } from './customer-addresses';
import type { ErrorKey } from '../form/use-error-text';

const nowhere = { latitude: 0, longitude: 0 };

interface DialogProps {
  /** The initial address: with an id it is updated, otherwise a new one is created. */
  address: Address | null;
  known: CustomerAddresses;
  storeZoneId: number | null;
  drafts: AddressDrafts;
  /** Hides the choice whether to save a new address. */
  alwaysSaved?: boolean;
  onDone: (address: Address) => void;
  onClose: () => void;
}

/** Saves an address; resolves to the list's entry for it. */
function useSaving(known: CustomerAddresses, id: number | null) {
  const adding = useAction(addAddress);
  const updating = useAction(updateAddress);
  const save = async (values: AddressValues, zoneIds: number[]): Promise<Address | null> => {
    if (!values.save) return toAddress(values, zoneIds);
    const body = toAddressBody(values);
    const message = await (id === null ? adding.run({ body }) : updating.run({ params: { id }, body }));
    if (message === undefined) return null;
    if (message) toast.success(message);
    // The address is saved, even if the list cannot be loaded, so it can be used.
    const listed = await known.refresh(id);
    if (!listed) return toAddress(values, zoneIds, id);
    const note = values.additional_information;
    keepNote(listed, note);
    return { ...listed, note };
  };
  return { save, busy: adding.busy || updating.busy };
}

/** Adds or updates an address of the customer and chooses it. ADDR-10, STATE-37, STATE-39, CALL-24, CALL-25. */
export function AddressDialog(props: DialogProps) {
  const { address, known, storeZoneId, drafts, alwaysSaved = false, onDone, onClose } = props;
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const zones = useLocationCheck(storeZoneId);
  const id = address?.id ?? null;
  const saving = useSaving(known, id);
  const draft = useAddressDraft(
    drafts,
    getInitialValues(address, known.place, known.customer, settings?.defaultPosition ?? nowhere),
  );

  const save = async (values: AddressValues): Promise<ErrorKey | null> => {
    const checked = await zones.check(values);
    if ('refused' in checked) return checked.refused;
    const saved = await saving.save(values, checked.zoneIds);
    if (!saved) return null;
    draft.forget();
    onDone(saved);
    return null;
  };
  const label = t(id === null ? 'delivery.addAddress' : 'delivery.updateAddress');
  return (
    <AddressLayer title={label} onClose={onClose}>
      <AddressForm
        kind={id === null && !alwaysSaved ? 'customer' : 'update'}
        draft={draft}
        submitLabel={label}
        busy={zones.busy || saving.busy}
        onSave={save}
      />
    </AddressLayer>
  );
}
