import type { LoginAnswer } from '@shop/domain';
import { flag, isRecord, record, text, textOrNull } from '../wire';

/** ENT-40. */
export function loginFromWire(wire: unknown): LoginAnswer {
  const answer = record(wire, 'login');
  const existing = isRecord(answer.is_exist_user) ? answer.is_exist_user : null;
  return {
    token: textOrNull(answer.token),
    phoneVerified: flag(answer.is_phone_verified),
    emailVerified: flag(answer.is_email_verified),
    personalInfo: answer.is_personal_info === undefined || flag(answer.is_personal_info),
    existingUser: existing ? { name: text(existing.name), imageUrl: textOrNull(existing.image) } : null,
    phone: text(answer.phone),
    email: text(answer.email),
    name: text(answer.name),
    proof: text(answer.proof),
  };
}
