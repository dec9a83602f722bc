import { toInternationalPhone } from '@shop/domain';
import type { RequestValues } from './request-schema';

export type Method = 'phone' | 'email';

/** Where the code is sent, in the form that the recovery calls take. CALL-39 … CALL-41. */
export interface Target {
  verification_method: Method;
  /** With '+' and the country's digits; '' for the other method. */
  phone: string;
  email: string;
}

/** The current step of the recovery and what was entered so far. STATE-51. */
export type Recovery =
  | { step: 'request' }
  | { step: 'verify'; target: Target; sessionInfo: string }
  | { step: 'reset'; target: Target; code: string };

/** The channels that the shop can send a code through; without one, recovery is off (FORGOT-02). */
export function getMethods({ smsActive, mailActive }: { smsActive: boolean; mailActive: boolean }): Method[] {
  return [...(smsActive ? (['phone'] as const) : []), ...(mailActive ? (['email'] as const) : [])];
}

/** The typed contact as it is sent: a national number gets the country's code (BIZ-39). */
export function toTarget({ method, country, phone, email }: RequestValues, own: string): Target {
  if (method === 'email') return { verification_method: method, phone: '', email };
  return {
    verification_method: method,
    phone: toInternationalPhone(phone, country || own),
    email: '',
  };
}

export const getContact = ({ verification_method, phone, email }: Target): string =>
  verification_method === 'phone' ? phone : email;
