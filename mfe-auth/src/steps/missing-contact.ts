import { signUpSchema } from '@shop/contract';
import { string, type ObjectSchema } from 'yup';
import type { StepContext } from '../flow/step-props';

/** What a profile asks for beside the name: the contact that nobody has told yet. */
export type MissingContact = 'email' | 'phone' | null;

/** The phone first: nothing can be delivered without one. CALL-38. */
export function missingContact({ answer, phone, email }: StepContext): MissingContact {
  if (!answer.phone && !phone) return 'phone';
  return answer.email || email ? null : 'email';
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
  email: whole.shape({ phone: unasked }),
  phone: whole.shape({ email: unasked }),
  none: whole.shape({ email: unasked, phone: unasked }),
};

/** Name and the missing contact, as signing up asks for them. */
export const profileSchema = (missing: MissingContact): ObjectSchema<ProfileValues> =>
  schemas[missing ?? 'none'];
