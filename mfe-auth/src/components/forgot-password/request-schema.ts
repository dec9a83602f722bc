import { emailPattern, toAsciiDigits } from '@shop/domain';
import { object, string, type InferType } from 'yup';

/** Digits of a national number, including a leading 0. BIZ-06. */
const nationalDigits = 10;

const digitsIn = (text: string) => toAsciiDigits(text).replace(/\D/g, '').length;

/** Validates only the field of the chosen method. VALID-27, VALID-28. */
export const requestSchema = object({
  method: string().oneOf(['phone', 'email']).required(),
  /** ISO 3166 alpha-2; '' means the shop's country. */
  country: string().default(''),
  phone: string()
    .trim()
    .default('')
    .when('method', {
      is: 'phone',
      then: (schema) =>
        schema.required('phoneRequired').test('ten', 'phoneTen', (text) => digitsIn(text) === nationalDigits),
    }),
  email: string()
    .trim()
    .default('')
    .when('method', {
      is: 'email',
      then: (schema) =>
        schema
          .required('emailRequired')
          .max(255, 'emailLong')
          .matches(emailPattern, { message: 'emailInvalid', excludeEmptyString: true }),
    }),
});

export type RequestValues = InferType<typeof requestSchema>;
