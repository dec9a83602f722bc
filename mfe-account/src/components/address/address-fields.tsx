import { useAction } from '@shop/api';
import { geocode } from '@shop/contract';
import type { Position } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { Skeleton, space } from '@shop/ui';
import { RadioCards, TextField } from '@shop/ui/form';
import { useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { mapHeight } from '../map/projection';
import { messages } from '../../messages';
import { useErrorText } from '../form/use-error-text';
import type { AddressValues } from './contact-schema';

/** Short fields, side by side on phones, too. */
const Details = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 96px), 1fr));
  gap: ${space('xxs')} ${space('sm')};
  /* Labels, inputs and errors stay in line, however many lines each has. */
  && > * {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    align-items: end;
  }
`;

/** Writes the address of the pin's new point into the form; the last move wins. ADDR-20, CALL-27. */
function usePinnedAddress({ setValue }: UseFormReturn<AddressValues>) {
  const geocoding = useAction(geocode, { onError: () => true });
  const lookupRef = useRef<AbortController | null>(null);
  return async ({ latitude, longitude }: Position, known?: string) => {
    setValue('latitude', latitude, { shouldDirty: true, shouldTouch: true });
    setValue('longitude', longitude, { shouldDirty: true, shouldTouch: true });
    lookupRef.current?.abort();
    const lookup = new AbortController();
    lookupRef.current = lookup;
    const found =
      known || (await geocoding.run({ query: { lat: latitude, lng: longitude } }, { signal: lookup.signal }));
    if (found && !lookup.signal.aborted)
      setValue('address', found, { shouldValidate: true, shouldDirty: true });
  };
}

/** Map, label, and the fields of an address. ADDR-10, BIZ-21. */
export function AddressFields({ form }: { form: UseFormReturn<AddressValues> }) {
  const { t } = useTranslation(messages);
  const { control } = form;
  const pin = usePinnedAddress(form);
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  const field = { control, translate: useErrorText() };
  return (
    <>
      <Slot
        name="map-picker"
        fallback={<Skeleton $height={`${mapHeight}px`} />}
        value={{ latitude, longitude }}
        onChange={(position, known) => void pin(position, known)}
      />
      <RadioCards
        {...field}
        name="address_type"
        label={t('form.labelAs')}
        cardWidth={100}
        options={(['home', 'office', 'other'] as const).map((type) => ({
          value: type,
          label: t(`delivery.${type}`),
        }))}
      />
      <TextField {...field} name="address" label={t('form.address')} autoComplete="street-address" required />
      <Details>
        <TextField {...field} name="road" label={t('form.road')} />
        <TextField {...field} name="house" label={t('form.house')} />
        <TextField {...field} name="floor" label={t('form.floor')} />
      </Details>
    </>
  );
}
