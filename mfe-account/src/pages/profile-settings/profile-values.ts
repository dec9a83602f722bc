import { emailPattern, phonePattern } from '@shop/contract';
import { type Customer, type ProfileResponse } from '@shop/domain';
import { object, string, type ObjectSchema } from 'yup';
import { getCustomerName } from '../../components/address/address-values';

/** What the form of the profile holds. PROF-01. */
export interface ProfileValues {
  name: string;
  email: string;
  phone: string;
  /** Empty: it stays as it is. */
  password: string;
  confirm_password: string;
}

export const toProfileValues = (customer: Customer): ProfileValues => ({
  name: getCustomerName(customer),
  email: customer.email,
  phone: customer.phone,
  password: '',
  confirm_password: '',
});

/** What is to be saved; again, with its code, when the shop asks for one. */
export interface ProfileChange {
  values: ProfileValues;
  photo: File | null;
  /** The contact that the customer wants to verify. */
  verify: 'phone' | 'email' | null;
}

/** A change that waits for its code. */
export interface PendingCode {
  change: ProfileChange;
  codeRequest: NonNullable<ProfileResponse['pendingVerification']>;
}

/** A code, and what it was sent for. */
export interface CodeEntered {
  otp: string;
  verification_on: string;
  verification_medium: string;
  session_info: string;
}

/** The form that travels. CALL-03. */
export function profileForm({ values, photo, verify }: ProfileChange, code?: CodeEntered): FormData {
  const { name, email, phone, password } = values;
  const form = new FormData();
  const add = (texts: object) => {
    for (const [key, text] of Object.entries(texts)) if (text) form.append(key, String(text));
  };
  add({ name: name.trim(), email: email.trim(), phone: phone.trim(), password });
  if (code) add(code);
  else form.append('button_type', verify ?? 'profile');
  if (photo) form.append('image', photo);
  return form;
}

/** A minute: photos from a phone on a slow line take their time. */
export const profileTimeout = 60_000;

/** An account may come to a contact, and change it, but not lose it. */
const contact = (known: string, pattern: RegExp, [missing, wrong]: [string, string]) =>
  string()
    .trim()
    .max(255, 'tooLong')
    .default('')
    .test('missing', missing, (typed) => typed !== '' || known === '')
    .test('contact', wrong, (typed) => typed === '' || pattern.test(typed));

const isSame = (text: string, { parent }: { parent: { password?: string } }) =>
  text === (parent.password ?? '');

/** VALID-09, VALID-10; the server checks the same and more (`updateProfileSchema`). */
export const profileSchemaFor = ({ email, phone }: Customer): ObjectSchema<ProfileValues> =>
  object({
    name: string().trim().max(255, 'tooLong').required('nameRequired'),
    email: contact(email, emailPattern, ['emailRequired', 'emailInvalid']),
    phone: contact(phone, phonePattern, ['phoneRequired', 'phoneInvalid']),
    password: string()
      .max(255, 'tooLong')
      .default('')
      .test('length', 'passwordMin', (text) => text === '' || text.length >= 6),
    confirm_password: string().default('').test('same', 'passwordsDiffer', isSame),
  });
