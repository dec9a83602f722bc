import { isRecord } from '@shop/contract';
import { phonePattern } from '@shop/domain';
import { invalid, notFound } from '../../http/refusal';
import type { Settings } from '../../shop/settings';
import type { Shop, View } from '../../shop/shop';
import { sendCode } from '../auth/codes';
import { phoneContact } from '../auth/customers';
import { issueGrant } from './grants';

/** The provider sends codes itself, independent of the shop's own channels. */
const toProviderSettings = ({ rules, ...settings }: Settings): Settings => ({
  ...settings,
  rules: { ...rules, smsActive: true, login: { ...rules.login, firebaseOtp: false } },
});

function phoneIn(body: unknown): string {
  const phone = isRecord(body) && typeof body.phone === 'string' ? phoneContact(body.phone).value : '';
  if (!phonePattern.test(phone)) throw invalid('phone', 'providerPhoneWrong');
  return phone;
}

/**
 * Sends a code to a phone, by the same rules as the shop's own codes, and returns its session. 404 where the shop uses
 * no phone provider, or a real vendor. BIZ-05, D-26.
 */
export async function openPhoneSession(shop: Shop, body: unknown, view: View): Promise<string> {
  const settings = await shop.settings();
  const { login, providers } = settings.rules;
  if (!login.firebaseOtp || providers.phone) throw notFound();
  const phone = phoneIn(body);
  return shop.database.transaction(async (tx) => {
    await sendCode(tx, {
      contact: phoneContact(phone),
      purpose: 'login',
      view,
      settings: toProviderSettings(settings),
    });
    return issueGrant(tx, 'phone', { phone }, view.now);
  });
}
