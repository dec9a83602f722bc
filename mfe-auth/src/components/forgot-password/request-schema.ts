import { emailPattern, isPossibleMobile, toAsciiDigits, toInternationalPhone } from '@shop/domain';
import { object, string, type InferType } from 'yup';

/** Digits of a national number, including a leading 0. BIZ-06. */
const nationalDigits = 10;

const countDigits = (text: string) => toAsciiDigits(text).replace(/\D/g, '').length;

/** Ten digits, as VALID-27 demands, or what sign-in takes: a number of the country, or an international one. */
const isPhone = (text: string, country: string) =>
  countDigits(text) === nationalDigits || isPossibleMobile(toInternationalPhone(text, country));

/** Validates only the field of the chosen method; `shopCountry` is the country of national numbers. VALID-27, VALID-28. */
export const createRequestSchema = (shopCountry: string) =>
  object({
    method: string().oneOf(['phone', 'email']).required(),
    /** ISO 3166 alpha-2; '' means the shop's country. */
    country: string().default(''),
    phone: string()
      .trim()
      .default('')
      .when('method', {
        is: 'phone',
        then: (schema) =>
          schema
            .required('phoneRequired')
            .test('ten', 'phoneTen', (text, { parent }) =>
              isPhone(text, (parent as { country?: string }).country || shopCountry),
            ),
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

export type RequestValues = InferType<ReturnType<typeof createRequestSchema>>;
