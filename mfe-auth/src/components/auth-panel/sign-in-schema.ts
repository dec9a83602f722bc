import { manualLoginSchema } from '@shop/contract';
import { contactKind, phonePattern } from '@shop/domain';
import { boolean, object, string, type InferType } from 'yup';

const remember = () => boolean().default(false);

/** Spaces and dashes in phone numbers are valid; they are removed before sending. VALID-17, VALID-18. */
export const signInSchema = manualLoginSchema.shape({
  email_or_phone: string()
    .trim()
    .required('emailOrPhoneRequired')
    .test('contact', 'emailOrPhoneInvalid', (text) => contactKind(text) !== 'invalid'),
  /** The country chosen for a national number; '' means the shop's. */
  country: string().default(''),
  remember: remember(),
});

export type SignInValues = InferType<typeof signInSchema>;

/** VALID-19. */
export const otpSchema = object({
  phone: string().trim().required('phoneMissing').min(10, 'phoneShort').matches(phonePattern, 'phoneInvalid'),
  remember: remember(),
});

export type OtpValues = InferType<typeof otpSchema>;
