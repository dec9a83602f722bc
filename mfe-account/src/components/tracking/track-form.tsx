import { yupResolver } from '@hookform/resolvers/yup';
import { useShopConfig } from '@shop/api';
import { phonePattern } from '@shop/contract';
import { phoneCountries, toAsciiDigits } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Text } from '@shop/ui';
import { Form, PhoneField, SubmitButton, TextField } from '@shop/ui/form';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { messages } from '../../messages';
import { useErrorText } from '../form/use-error-text';
import { trackTextKeys, type Tracked } from '../../orders/tracked-query';

const createNumberSchema = (what: Tracked) =>
  string()
    .transform((text: string) => toAsciiDigits(text).replace(/^\s*#/, '').trim())
    .required(`${what}Required`)
    .matches(/^[1-9]\d{0,9}$/, `${what}Invalid`);

const createSchema = (what: Tracked, isCustomer: boolean) =>
  object({
    number: createNumberSchema(what),
    phone: isCustomer
      ? string().default('')
      : string().trim().required('phoneRequired').matches(phonePattern, 'phoneInvalid'),
  });

export interface TrackedBy {
  number: string;
  phone: string;
}

interface TrackFormProps {
  what: Tracked;
  /** Customers need no phone for their own. */
  isCustomer: boolean;
  start: TrackedBy;
  onSearch: (values: TrackedBy) => void;
}

/** The form for the number and, for guests, phone of the order or trip to track. D-23, ROUTE-11. */
export function TrackForm({ what, isCustomer, start, onSearch }: TrackFormProps) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const textKey = trackTextKeys[what];
  const title = t(`${textKey}.title`);
  const { control, handleSubmit } = useForm({
    resolver: yupResolver(createSchema(what, isCustomer)),
    defaultValues: start,
  });
  const field = { control, translate: useErrorText(), required: true };
  return (
    <Form onSubmit={handleSubmit(onSearch)} label={title}>
      <Text $soft>{t(`${textKey}.${isCustomer ? 'hintCustomer' : 'hint'}`)}</Text>
      <TextField {...field} name="number" label={t(`${textKey}.number`)} inputMode="numeric" ltr />
      {!isCustomer && (
        <PhoneField
          {...field}
          name="phone"
          label={t('track.phone')}
          countries={phoneCountries(settings)}
          countryLabel={t('form.country')}
        />
      )}
      <SubmitButton>{title}</SubmitButton>
    </Form>
  );
}
