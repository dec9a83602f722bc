import { signUpSchema } from '@shop/contract';
import { string, type ObjectSchema } from 'yup';
import type { StepContext } from '../../flow/step-props';

export type Contact = 'email' | 'phone';

/**
 * What a profile asks for beside the name: the contact that nobody has told yet, the phone before the e-mail, for nothing
 * can be delivered without one. CALL-38.
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

/** Name and contacts, as signing up asks for them. */
export const profileSchema = (contacts: readonly Contact[]): ObjectSchema<ProfileValues> =>
  schemas[contacts.length > 1 ? 'both' : (contacts[0] ?? 'none')];
