import { toInternationalPhone } from '@shop/domain';
import type { Method, Target } from '../../flow/recovery';
import type { RequestValues } from './request-schema';

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
