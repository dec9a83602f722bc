import { emailPattern, toAsciiDigits } from '@shop/domain';
import { object, string, type InferType } from 'yup';

/** Digits of a national number, a leading 0 among them. BIZ-06. */
const nationalDigits = 10;

const digitsIn = (text: string) => toAsciiDigits(text).replace(/\D/g, '').length;

/** VALID-27, VALID-28. Only what the chosen method needs is looked at. */
export const requestSchema = object({
  method: string().oneOf(['phone', 'email']).required(),
  /** ISO 3166 alpha-2; '' is the shop's own. */
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
