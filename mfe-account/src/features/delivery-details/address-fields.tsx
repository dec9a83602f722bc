import { useAction } from '@shop/api';
import { geocode } from '@shop/contract';
import type { Position } from '@shop/domain';
import { Slot } from '@shop/federation';
import { useTranslation } from '@shop/i18n';
import { color, size, Skeleton } from '@shop/ui';
import { FieldRow, RadioCards, TextField } from '@shop/ui/form';
import { useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { messages } from '../../messages';
import type { AddressValues } from './contact-schema';

const Problem = styled.div`
  color: ${color('danger')};
  font-size: ${size('sm')};
  &:empty {
    position: absolute;
  }
`;

/** Moving the pin writes the address of the new point into the form; the last move wins. ADDR-20. */
function usePinnedAddress({ setValue }: UseFormReturn<AddressValues>) {
  const words = useAction(geocode, { onError: () => true });
  const asking = useRef<AbortController | null>(null);
  return async ({ latitude, longitude }: Position) => {
    setValue('latitude', latitude);
    setValue('longitude', longitude);
    asking.current?.abort();
    const asked = new AbortController();
    asking.current = asked;
    const found = await words.run({ query: { lat: latitude, lng: longitude } }, { signal: asked.signal });
    if (found && !asked.signal.aborted) setValue('address', found, { shouldValidate: true });
  };
}

/** Map, label, and the lines of an address. ADDR-10. */
export function AddressFields({
  form,
  problem,
}: {
  form: UseFormReturn<AddressValues>;
  problem: string | null;
}) {
  const { t } = useTranslation(messages);
  const { control } = form;
  const pin = usePinnedAddress(form);
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  const field = { control, translate: (key: string) => t(`errors.${key}`) };
  return (
    <>
      <Slot
        name="map-picker"
        fallback={<Skeleton $ratio="2" />}
        value={{ latitude, longitude }}
        onChange={(position) => void pin(position)}
      />
      <Problem role="alert">{problem}</Problem>
      <RadioCards
        {...field}
        name="address_type"
        label={t('form.labelAs')}
        cardWidth={100}
        options={[
          { value: 'home', label: t('delivery.home') },
          { value: 'office', label: t('delivery.office') },
          { value: 'other', label: t('delivery.other') },
        ]}
      />
      <TextField {...field} name="address" label={t('form.address')} autoComplete="street-address" required />
      <FieldRow>
        <TextField {...field} name="road" label={t('form.road')} />
        <TextField {...field} name="house" label={t('form.house')} />
        <TextField {...field} name="floor" label={t('form.floor')} />
      </FieldRow>
    </>
  );
}
