import { post, put } from '@shop/contract/core';
import { messageFromWire } from '../readers/account';
import { loginFromWire } from '../readers/auth';
import type {
  ForgotPasswordBody,
  LoginBody,
  PhoneProviderBody,
  PhoneProviderResetBody,
  ResetPasswordBody,
  SignUpBody,
  SocialLoginBody,
  SocialRegisterBody,
  UpdateInfoBody,
  VerifyContactBody,
  VerifyTokenBody,
} from '../schemas/bodies';

/**
 * CALL-33. By password: returns a token, or sends a code to an unverified contact. By phone: sends a code.
 * Whenever a token is returned, the guest's cart is merged into the customer's (D-17).
 */
export const login = post('/api/v1/auth/login').body<LoginBody>().replies(loginFromWire);

/** CALL-34. */
export const signUp = post('/api/v1/auth/sign-up').body<SignUpBody>().replies(loginFromWire);

/** The code that was sent to a phone or an e-mail address. CALL-35. */
export const verifyContact = post('/api/v1/auth/verify-phone')
  .body<VerifyContactBody>()
  .replies(loginFromWire);

/** CALL-36. 403 with code `email`: the provider has no e-mail address, a phone is required (STATE-49). */
export const socialLogin = post('/api/v1/auth/social-login').body<SocialLoginBody>().replies(loginFromWire);

/** CALL-37. */
export const socialRegister = post('/api/v1/auth/social-register')
  .body<SocialRegisterBody>()
  .replies(loginFromWire);

/** CALL-38. */
export const updateInfo = post('/api/v1/auth/update-info').body<UpdateInfoBody>().replies(loginFromWire);

/** The code that the phone provider sent. CALL-43. */
export const verifyByPhoneProvider = post('/api/v1/auth/firebase-verify-token')
  .body<PhoneProviderBody>()
  .replies(loginFromWire);

/** The code that the phone provider sent for a new password. CALL-42. */
export const verifyResetByPhoneProvider = post('/api/v1/auth/firebase-verify-token')
  .body<PhoneProviderResetBody>()
  .replies(messageFromWire);

/** CALL-39. The response is the same whether the contact exists or not. */
export const forgotPassword = post('/api/v1/auth/forgot-password')
  .body<ForgotPasswordBody>()
  .replies(messageFromWire);

/** CALL-40. */
export const verifyToken = post('/api/v1/auth/verify-token').body<VerifyTokenBody>().replies(messageFromWire);

/** CALL-41. Every session of the account ends. */
export const resetPassword = put('/api/v1/auth/reset-password')
  .body<ResetPasswordBody>()
  .replies(messageFromWire);

/** Invalidates the token. Backends without it respond with a failure, which has no effect. */
export const logout = post('/api/v1/auth/logout')
  .requires('logout')
  .access('customer')
  .replies(messageFromWire);
