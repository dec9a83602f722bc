import { useEndpoint, useShopConfig } from '@shop/api';
import { categoryList, parcelCategories } from '@shop/contract';
import { getParcelRates, type ParcelRates } from '@shop/domain';
import { useSession } from '@shop/session';

/** A kind of parcel. */
export interface ParcelKind {
  id: number;
  name: string;
  imageUrl: string | null;
  description: string;
  /** Null where they are unknown. */
  rates: ParcelRates | null;
  /** Address of the page that sends one; null where parcels are only explained. */
  sendAddress: string | null;
}

/** Address of mfe-cart's page that sends a parcel. */
const toSendAddress = (moduleId: number, category: number | null): string =>
  `/parcel/new?${category === null ? '' : `category=${category}&`}module_id=${moduleId}`;

/**
 * What the module carries: the backend's kinds of parcels, which can be sent from here, or else its categories, which are
 * only named. X-31, D-11.
 */
export function useParcelKinds(isReady: boolean) {
  const moduleId = useSession((session) => session.module?.id ?? 0);
  const shopRates = useShopConfig()?.parcelRates ?? null;
  const parcels = useEndpoint(parcelCategories, isReady ? {} : null);
  const isLacking = parcels.data ? parcels.data.length === 0 : parcels.error !== undefined;
  const categories = useEndpoint(categoryList, isReady && isLacking ? {} : null);
  const sent = parcels.data?.map((category): ParcelKind => ({
    ...category,
    rates: getParcelRates(category, shopRates),
    sendAddress: toSendAddress(moduleId, category.id),
  }));
  const named = categories.data?.map(({ id, name, imageUrl }): ParcelKind => ({
    ...{ id, name, imageUrl },
    description: '',
    rates: null,
    sendAddress: null,
  }));
  const canSend = sent !== undefined && sent.length > 0;
  return {
    kinds: canSend ? sent : named,
    /** The page for any kind; null where parcels are only explained. */
    sendAddress: canSend ? toSendAddress(moduleId, null) : null,
    error: categories.error,
    isValidating: categories.isValidating,
    retry: () => void categories.mutate(),
  };
}

export type ParcelKinds = ReturnType<typeof useParcelKinds>;
