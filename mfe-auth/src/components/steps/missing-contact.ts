import { signUpSchema } from '@shop/contract';
import { string, type ObjectSchema } from 'yup';
import type { StepContext } from '../../flow/step-props';

export type Contact = 'email' | 'phone';

/**
 * The contacts that a profile still lacks; the phone comes before the e-mail, because deliveries need it. CALL-38.
 */
export function missingContacts({ response, phone, email }: StepContext): Contact[] {
  if (!response.phone && !phone) return ['phone'];
  return response.email || email ? [] : ['email'];
}

export interface ProfileValues {
  name: string;
  email: string;
  phone: string;
  ref_code: string;
}

const whole = signUpSchema.pick(['name', 'email', 'phone', 'ref_code']);
const unasked = string().trim().defined().default('');
const schemas = {
  none: whole.shape({ email: unasked, phone: unasked }),
  email: whole.shape({ phone: unasked }),
  phone: whole.shape({ email: unasked }),
  both: whole,
};

/** Name and contacts, with the rules of signing up. */
export const profileSchema = (contacts: readonly Contact[]): ObjectSchema<ProfileValues> =>
  schemas[contacts.length > 1 ? 'both' : (contacts[0] ?? 'none')];
