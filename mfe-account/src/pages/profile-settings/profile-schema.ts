import { emailPattern, phonePattern } from '@shop/contract';
import type { Customer } from '@shop/domain';
import { object, string, type ObjectSchema } from 'yup';
import type { ProfileValues } from './profile-values';

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
