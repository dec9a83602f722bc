import { addressSchema, emailPattern, phonePattern } from '@shop/contract';
import { boolean, string, type InferType, type ObjectSchema } from 'yup';

const phone = string().trim().required('phoneRequired').matches(phonePattern, 'phoneInvalid');

/** An address of a customer. VALID-14. */
const customerSchema = addressSchema.shape({
  contact_person_number: phone,
  contact_person_email: string().trim().max(255, 'tooLong').default(''),
  /** 'Save this Address': false is for this order only. ADDR-10. */
  save: boolean().default(true),
});

/** Contact and address of a guest, in one form. VALID-14, ADDR-17. */
const guestSchema = customerSchema.shape({
  contact_person_email: string()
    .trim()
    .required('emailRequired')
    .max(255, 'tooLong')
    .matches(emailPattern, 'emailInvalid')
    .default(''),
});

export type AddressValues = InferType<typeof customerSchema>;

/** What a form asks for. `contact`: take away, without an address (ROLE-07); `update`: an address that is saved already. */
export type FormKind = 'contact' | 'guest' | 'customer' | 'update';

/** A form's own check; each lets through what its screen does not show. */
export const createContactSchema = (kind: FormKind): ObjectSchema<AddressValues> => {
  if (kind === 'customer' || kind === 'update') return customerSchema;
  if (kind === 'guest') return guestSchema;
  return guestSchema.shape({ address: string().trim().default('') });
};
