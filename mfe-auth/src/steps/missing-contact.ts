import { signUpSchema } from '@shop/contract';
import { object, string } from 'yup';
import type { StepContext } from '../flow/step-props';

/** What a profile asks for beside the name: the contact that nobody has told yet. */
export type MissingContact = 'email' | 'phone' | null;

/** The phone first: nothing can be delivered without one. CALL-38. */
export function missingContact({ answer, phone, email }: StepContext): MissingContact {
  if (!answer.phone && !phone) return 'phone';
  return answer.email || email ? null : 'email';
}

const { name, email, phone, ref_code } = signUpSchema.fields;
const unasked = string().trim().default('');

/** Name and the missing contact, as signing up asks for them. */
export const profileSchema = (missing: MissingContact) =>
  object({
    name,
    email: missing === 'email' ? email : unasked,
    phone: missing === 'phone' ? phone : unasked,
    ref_code,
  });
