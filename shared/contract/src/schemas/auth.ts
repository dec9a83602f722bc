import { emailPattern, phonePattern } from '@shop/domain';
import { boolean, object, ref, string } from 'yup';

export { emailPattern, phonePattern };

/** VALID-17, VALID-18. */
export const manualLoginSchema = object({
  email_or_phone: string()
    .trim()
    .required('emailOrPhoneRequired')
    .test('contact', 'emailOrPhoneInvalid', (value) => emailPattern.test(value) || phonePattern.test(value)),
  password: string().required('passwordRequired').min(6, 'passwordShort').max(255),
});

/** CALL-33. The manual way; the others come with their flows. */
export const loginSchema = manualLoginSchema.concat(
  object({
    login_type: string().oneOf(['manual']).default('manual'),
    field_type: string().oneOf(['email', 'phone']).default('email'),
    guest_id: string().trim().max(64).nullable().default(null),
  }),
);

/** VALID-20 … VALID-25. */
export const signUpSchema = object({
  name: string().trim().max(255).required('nameRequired'),
  email: string()
    .trim()
    .required('emailRequired')
    .max(255, 'emailLong')
    .matches(emailPattern, 'emailInvalid'),
  phone: string()
    .trim()
    .required('phoneRequired')
    .min(10, 'phoneShort')
    .matches(phonePattern, 'phoneInvalid'),
  password: string().required('passwordRequired').min(6, 'passwordMin').max(255),
  confirm_password: string()
    .required('confirmRequired')
    .oneOf([ref('password')], 'passwordsDiffer'),
  ref_code: string().trim().max(64).default(''),
  guest_id: string().trim().max(64).nullable().default(null),
});

/** The form alone knows the terms box (VALID-25). */
export const signUpFormSchema = signUpSchema.concat(
  object({ tandc: boolean().oneOf([true], 'termsRequired').required() }),
);

/** CALL-32. */
export const guestRequestSchema = object({ fcm_token: string().max(500).nullable().default(null) });
