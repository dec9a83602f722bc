import { signUpSchema } from '@shop/contract';
import { string, type ObjectSchema } from 'yup';
import type { StepContext } from '../../flow/step-props';

export type Contact = 'email' | 'phone';

/**
 * The contacts that a profile still lacks; the phone comes before the e-mail, because deliveries need it. CALL-38.
 */
export function getMissingContacts({ response, phone, email }: StepContext): Contact[] {
  if (!response.phone && !phone) return ['phone'];
  return response.email || email ? [] : ['email'];
}

export interface ProfileValues {
  name: string;
  email: string;
  phone: string;
  ref_code: string;
}

const fullSchema = signUpSchema.pick(['name', 'email', 'phone', 'ref_code']);
const hiddenField = string().trim().defined().default('');
const schemas = {
  none: fullSchema.shape({ email: hiddenField, phone: hiddenField }),
  email: fullSchema.shape({ phone: hiddenField }),
  phone: fullSchema.shape({ email: hiddenField }),
  both: fullSchema,
};

/** Name and contacts, with the rules of signing up. */
export const getProfileSchema = (contacts: readonly Contact[]): ObjectSchema<ProfileValues> =>
  schemas[contacts.length > 1 ? 'both' : (contacts[0] ?? 'none')];
