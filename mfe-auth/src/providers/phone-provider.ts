import { isRecord } from '@shop/contract';
import { sendThroughFirebase } from './firebase';
import { ProviderFailed, ProviderProblem } from './provider-problem';
import type { ProviderSettings } from './social-grant';

async function sendThroughFakeProvider(
  phone: string,
  { apiOrigin, language }: ProviderSettings,
): Promise<string> {
  const response = await fetch(`${apiOrigin}/providers/phone/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-localization': language },
    body: JSON.stringify({ phone }),
    credentials: 'omit',
  });
  const body: unknown = await response.json();
  if (!isRecord(body)) throw new ProviderFailed();
  const [error] = Array.isArray(body.errors) ? (body.errors as unknown[]) : [];
  if (isRecord(error) && typeof error.message === 'string') throw new ProviderFailed(error.message);
  if (typeof body.session_info !== 'string' || !body.session_info) throw new ProviderFailed();
  return body.session_info;
}

/**
 * Sends a code through the phone provider (STATE-43): Firebase if the shop has a key for it, otherwise the backend's
 * fake provider (D-26). `sessionInfo` goes with the code to `verifyByPhoneProvider`. Rejects with `ProviderProblem`
 * only, which carries the provider's own message (ERR-20).
 */
export async function sendByPhoneProvider(
  phone: string,
  settings: ProviderSettings,
): Promise<{ sessionInfo: string }> {
  const { phone: key } = settings.providers;
  try {
    const sessionInfo = await (key
      ? sendThroughFirebase(phone, key, settings.language)
      : sendThroughFakeProvider(phone, settings));
    return { sessionInfo };
  } catch (cause) {
    throw cause instanceof ProviderProblem ? cause : new ProviderFailed();
  }
}
