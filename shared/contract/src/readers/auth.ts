import type { LoginResponse } from '@shop/domain';
import { flag, isRecord, record, text, textOrNull } from '@shop/contract/core';

/** ENT-40. */
export function loginFromWire(wire: unknown): LoginResponse {
  const response = record(wire, 'login');
  const existing = isRecord(response.is_exist_user) ? response.is_exist_user : null;
  return {
    token: textOrNull(response.token),
    phoneVerified: flag(response.is_phone_verified),
    emailVerified: flag(response.is_email_verified),
    personalInfo: response.is_personal_info === undefined || flag(response.is_personal_info),
    existingUser: existing ? { name: text(existing.name), imageUrl: textOrNull(existing.image) } : null,
    phone: text(response.phone),
    email: text(response.email),
    name: text(response.name),
    proof: text(response.proof),
  };
}
