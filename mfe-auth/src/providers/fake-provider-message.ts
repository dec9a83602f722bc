import { isRecord } from '@shop/contract';

/** The message from the fake provider's last page to its opener. */
export type FakeProviderMessage =
  | { outcome: 'refused' }
  | { outcome: 'granted'; token: string; uniqueId: string; email: string; name: string; phone: string };

const longest = 500;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;

/** Reads the message for the request with this state; null for anything else (F-41). */
export function readFakeProviderMessage(data: unknown, state: string): FakeProviderMessage | null {
  if (!isRecord(data) || data.kind !== 'shop-provider' || data.state !== state) return null;
  const { outcome, token, uniqueId, email, name, phone } = data;
  if (outcome === 'refused') return { outcome };
  if (outcome !== 'granted' || !isText(token) || !isText(uniqueId) || !token || !uniqueId) return null;
  if (!isText(email) || !isText(name) || !isText(phone)) return null;
  return { outcome, token, uniqueId, email, name, phone };
}
