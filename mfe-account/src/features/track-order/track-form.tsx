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

const orderId = string()
  .transform((text: string) => toAsciiDigits(text).replace(/^\s*#/, '').trim())
  .required('orderRequired')
  .matches(/^[1-9]\d{0,9}$/, 'orderInvalid');

const guestSchema = object({
  order_id: orderId,
  phone: string().trim().required('phoneRequired').matches(phonePattern, 'phoneInvalid'),
});
const customerSchema = guestSchema.shape({ phone: string().default('') });

interface TrackFormProps {
  /** What is done: an order is followed, or a trip. */
  title: string;
  /** A customer's own orders need no phone. */
  isCustomer: boolean;
  start: { order_id: string; phone: string };
  onAsk: (values: { order_id: string; phone: string }) => void;
}

/** Number and, for guests, phone of the order to follow. D-23. */
export function TrackForm({ title, isCustomer, start, onAsk }: TrackFormProps) {
  const { t } = useTranslation(messages);
  const settings = useShopConfig();
  const { control, handleSubmit } = useForm({
    resolver: yupResolver(isCustomer ? customerSchema : guestSchema),
    defaultValues: start,
  });
  const field = { control, translate: (key: string) => t(`errors.${key}`), required: true };
  return (
    <Form onSubmit={handleSubmit(onAsk)} label={title}>
      <Text $soft>{t(isCustomer ? 'track.hintCustomer' : 'track.hint')}</Text>
      <TextField {...field} name="order_id" label={t('track.orderId')} inputMode="numeric" ltr />
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
