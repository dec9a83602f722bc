import { emailPattern, isPossibleMobile, normalisePhone, phonePattern } from '@shop/domain';
import { array, boolean, number, object, string } from 'yup';

export { emailPattern, phonePattern };

/** VALID-17, VALID-18. */
const emailOrPhone = () =>
  string()
    .trim()
    .required('emailOrPhoneRequired')
    .test('contact', 'emailOrPhoneInvalid', (value) => emailPattern.test(value) || phonePattern.test(value));
const loginPassword = () => string().required('passwordRequired').min(6, 'passwordShort').max(255, 'tooLong');

export const manualLoginSchema = object({ email_or_phone: emailOrPhone(), password: loginPassword() });

const guestId = () => string().trim().max(64).nullable().default(null);
const code = () => string().trim().max(64).default('');
const email = () => string().trim().max(255, 'emailLong').default('');
const phone = () => string().trim().max(40).default('');

/**
 * What a response without a token passes on to the next request (`LoginResponse.proof`): it proves to the server that this
 * browser did the previous step. Backends without it ignore it.
 */
const proof = () => string().trim().max(200).default('');

/** The answer to 'Is It You?'; `default` if it was not asked. */
const verified = () => string().oneOf(['default', 'yes', 'no']).default('default');

const loginType = () => string().oneOf(['manual', 'otp', 'social']);
const contactKind = () => string().oneOf(['phone', 'email']);
export const socialMediumSchema = string().oneOf(['google', 'facebook', 'apple']);

/**
 * CALL-33. `manual`: by contact and password. `otp`: requests a code for `phone`; with `verified` and `proof` it answers 'Is
 * It You?'.
 */
export const loginSchema = object({
  login_type: string().oneOf(['manual', 'otp']).default('manual'),
  field_type: contactKind().default('email'),
  email_or_phone: string().trim().default('').when('login_type', { is: 'manual', then: emailOrPhone }),
  password: string().default('').when('login_type', { is: 'manual', then: loginPassword }),
  phone: phone().when('login_type', {
    is: 'otp',
    then: (schema) => schema.required('phoneRequired').matches(phonePattern, 'phoneInvalid'),
  }),
  otp: code(),
  verified: verified(),
  proof: proof(),
  guest_id: guestId(),
});

/** CALL-35. Exactly one of phone and email, as `verification_type` says. */
export const verifyContactSchema = object({
  verification_type: contactKind().required('verificationRequired'),
  phone: phone().when('verification_type', {
    is: 'phone',
    then: (schema) => schema.required('phoneRequired'),
  }),
  email: email().when('verification_type', {
    is: 'email',
    then: (schema) => schema.required('emailRequired'),
  }),
  otp: code().required('otpRequired'),
  login_type: loginType().default('manual'),
  verified: verified(),
  proof: proof(),
  guest_id: guestId(),
});

/** CALL-36. `token` and `unique_id` are the provider's; the rest is the provider's data of the visitor. */
export const socialLoginSchema = object({
  medium: socialMediumSchema.clone().required('mediumRequired'),
  token: string().trim().max(8_000).required('tokenRequired'),
  unique_id: string().trim().max(255).required('tokenRequired'),
  email: email(),
  phone: phone(),
  login_type: loginType().default('social'),
  verified: verified(),
  proof: proof(),
  guest_id: guestId(),
});

/** CALL-37. Adds the phone that the provider did not send. VALID-32. */
export const socialRegisterSchema = object({
  medium: socialMediumSchema.clone().required('mediumRequired'),
  token: string().trim().max(8_000).required('tokenRequired'),
  unique_id: string().trim().max(255).required('tokenRequired'),
  email: email(),
  phone: phone().required('phoneRequired').min(10, 'phoneShort').matches(phonePattern, 'phoneInvalid'),
  id_token: string().trim().max(8_000).default(''),
  proof: proof(),
  guest_id: guestId(),
});

/** CALL-38. Completes an account without name, and e-mail or phone. */
export const updateInfoSchema = object({
  name: string().trim().max(255, 'tooLong').required('nameRequired'),
  email: email().test('email', 'emailInvalid', (text) => text === '' || emailPattern.test(text)),
  phone: phone().test('phone', 'phoneInvalid', (text) => text === '' || phonePattern.test(text)),
  ref_code: string().trim().max(64, 'tooLong').default(''),
  login_type: loginType().default('otp'),
  proof: proof(),
  guest_id: guestId(),
});

/** CALL-43: a code that the phone provider sent. */
export const phoneProviderSchema = object({
  session_info: string().trim().max(2_000).required('sessionRequired'),
  phone: phone().required('phoneRequired'),
  otp: code().required('otpRequired'),
  login_type: loginType().default('manual'),
  verified: verified(),
  proof: proof(),
  guest_id: guestId(),
});

/** CALL-42: such a code for a new password. The family names its fields otherwise there. */
export const phoneProviderResetSchema = object({
  sessionInfo: string().trim().max(2_000).required('sessionRequired'),
  phoneNumber: phone().required('phoneRequired'),
  code: code().required('otpRequired'),
  is_reset_token: boolean().oneOf([true]).required(),
});

/** Ten digits or more with the country's, or as many as mobile numbers of the country have. BIZ-06, BIZ-39. */
function isRecoveryPhone(text: string): boolean {
  const phone = normalisePhone(text);
  return phonePattern.test(phone) && (/\d{10}/.test(phone) || isPossibleMobile(phone));
}

/** VALID-27, VALID-28. */
const recovery = {
  verification_method: contactKind().required('verificationRequired'),
  phone: phone().when('verification_method', {
    is: 'phone',
    then: (schema) =>
      schema
        .required('recoveryPhoneRequired')
        .test('ten', 'phoneTen', (text) => !text || isRecoveryPhone(text)),
  }),
  email: email().when('verification_method', {
    is: 'email',
    then: (schema) =>
      schema
        .required('recoveryEmailRequired')
        .matches(emailPattern, { message: 'recoveryEmailInvalid', excludeEmptyString: true }),
  }),
};

/** CALL-39. */
export const forgotPasswordSchema = object(recovery);

/** CALL-40. `reset_token` is the code that was sent. */
export const verifyTokenSchema = object({ ...recovery, reset_token: code().required('otpRequired') });

/** An empty value is reported as missing before it is reported as different. VALID-24, VALID-31. */
const repeated = (missing: string) =>
  string()
    .required(missing)
    .test(
      'same',
      'passwordsDiffer',
      (text, { parent }: { parent: { password?: string } }) => !text || text === parent.password,
    );

/** CALL-41, VALID-30, VALID-31. */
export const resetPasswordSchema = object({
  ...recovery,
  reset_token: string().trim().max(200).required('otpRequired'),
  password: string().required('newPasswordRequired').min(6, 'passwordShort').max(255, 'tooLong'),
  confirm_password: repeated('newConfirmRequired'),
});

/**
 * CALL-03: the customer's new profile; an empty contact or password is unchanged. With `otp`, the code that the previous
 * response asked for, the name may be left out.
 */
export const updateProfileSchema = object({
  name: string()
    .trim()
    .max(255, 'tooLong')
    .default('')
    .when('otp', { is: '', then: (schema) => schema.required('nameRequired') }),
  email: email().test('email', 'emailInvalid', (text) => text === '' || emailPattern.test(text)),
  phone: phone().test('phone', 'phoneInvalid', (text) => text === '' || phonePattern.test(text)),
  password: string()
    .max(255, 'tooLong')
    .default('')
    .test('length', 'passwordMin', (text) => text === '' || text.length >= 6),
  /** `phone` or `email`: the customer asks to verify it; anything else is a change. */
  button_type: string().trim().max(40).default(''),
  otp: code(),
  verification_on: string().oneOf(['', 'phone', 'email']).default(''),
  verification_medium: string().trim().max(40).default(''),
  session_info: string().trim().max(2_000).default(''),
});

/** D-07. Categories of the module in the header; replaces the previous choice. */
export const interestSchema = object({
  interest: array(number().integer().min(1).max(2_147_483_647).required()).max(100).default([]),
});

/** VALID-20 … VALID-25. */
export const signUpSchema = object({
  name: string().trim().max(255, 'tooLong').required('signUpNameRequired'),
  email: string()
    .trim()
    .required('emailRequired')
    .max(255, 'emailLong')
    .matches(emailPattern, 'emailInvalid'),
  phone: string()
    .trim()
    .required('signUpPhoneRequired')
    .min(10, 'phoneShort')
    .matches(phonePattern, 'phoneInvalid'),
  password: string().required('passwordRequired').min(6, 'passwordMin').max(255, 'tooLong'),
  confirm_password: repeated('confirmRequired'),
  ref_code: string().trim().max(64, 'tooLong').default(''),
  guest_id: string().trim().max(64).nullable().default(null),
});

/** Only the form has the terms checkbox (VALID-25). */
export const signUpFormSchema = signUpSchema.concat(
  object({ tandc: boolean().oneOf([true], 'termsRequired').required() }),
);

/** CALL-32. */
export const guestRequestSchema = object({ fcm_token: string().max(500).nullable().default(null) });
