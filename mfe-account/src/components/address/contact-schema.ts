import { addressSchema, emailPattern, phonePattern } from '@shop/contract';
import { boolean, string, type InferType, type ObjectSchema } from 'yup';

const phone = string().trim().required('phoneRequired').matches(phonePattern, 'phoneInvalid');

/** Schema of a customer's address. VALID-14. */
const customerSchema = addressSchema.shape({
  contact_person_number: phone,
  contact_person_email: string().trim().max(255, 'tooLong').default(''),
  /** 'Save this Address'; false: for this order only. ADDR-10. */
  save: boolean().default(true),
});

/** Schema of a guest's contact and address. VALID-14, ADDR-17. */
const guestSchema = customerSchema.shape({
  contact_person_email: string()
    .trim()
    .required('emailRequired')
    .max(255, 'tooLong')
    .matches(emailPattern, 'emailInvalid')
    .default(''),
});

export type AddressValues = InferType<typeof customerSchema>;

/** The kind of form. `contact`: take away, without an address (ROLE-07); `update`: an address that is already saved. */
export type FormKind = 'contact' | 'guest' | 'customer' | 'update';

/** The schema of a form, which ignores fields that it does not show. */
export const createContactSchema = (kind: FormKind): ObjectSchema<AddressValues> => {
  if (kind === 'customer' || kind === 'update') return customerSchema;
  if (kind === 'guest') return guestSchema;
  return guestSchema.shape({ address: string().trim().default('') });
};
