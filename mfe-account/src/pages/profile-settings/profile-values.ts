import { emailPattern, phonePattern } from '@shop/contract';
import { type Customer, type ProfileResponse } from '@shop/domain';
import { object, string, type ObjectSchema } from 'yup';
import { getCustomerName } from '../../components/address/address-values';

/** Values of the profile form. PROF-01. */
export interface ProfileValues {
  name: string;
  email: string;
  phone: string;
  /** '' for no change. */
  password: string;
  confirm_password: string;
}

export const profileFields = ['name', 'email', 'phone', 'password', 'confirm_password'] as const;

export const toProfileValues = (customer: Customer): ProfileValues => ({
  name: getCustomerName(customer),
  email: customer.email,
  phone: customer.phone,
  password: '',
  confirm_password: '',
});

/** A change of the profile; sent again with a code when the shop requires one. */
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

/** A code and its contact. */
export interface CodeEntered {
  otp: string;
  verification_on: string;
  verification_medium: string;
  session_info: string;
}

/** The form data to send. CALL-03. */
export function toProfileForm({ values, photo, verify }: ProfileChange, code?: CodeEntered): FormData {
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

/** A contact can be added and changed, but not removed. */
const contact = (known: string, pattern: RegExp, [missing, wrong]: [string, string]) =>
  string()
    .trim()
    .max(255, 'tooLong')
    .default('')
    .test('missing', missing, (typed) => typed !== '' || known === '')
    .test('contact', wrong, (typed) => typed === '' || pattern.test(typed));

const isSame = (text: string, { parent }: { parent: { password?: string } }) =>
  text === (parent.password ?? '');

/** The form's schema; the server checks the same and more (`updateProfileSchema`). VALID-09, VALID-10. */
export const createProfileSchema = ({ email, phone }: Customer): ObjectSchema<ProfileValues> =>
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
