import type { SocialMedium } from '@shop/domain';
import type { InjectOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { TestShop } from './test-shop';

/** The origin of tests; requests without an origin count as the shop's own. */
export const shopOrigin = 'http://localhost';

/** The message of the mock provider's last page to its opener. */
export interface WindowMessage {
  kind: string;
  state: string;
  outcome: string;
  token: string;
  uniqueId: string;
  email: string;
  name: string;
  phone: string;
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The posted message and its target origin; null without one. */
export function handedOver(page: string): { to: string; message: WindowMessage } | null {
  const message = unescaped(/data-message="([^"]*)"/.exec(page)?.[1] ?? '');
  const to = unescaped(/data-to="([^"]*)"/.exec(page)?.[1] ?? '');
  // our own page writes it
  return message ? { to, message: JSON.parse(message) as WindowMessage } : null;
}

/** A press of a button of a provider's page. */
export const pressingAt = (
  medium: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): InjectOptions => ({
  method: 'POST',
  url: `/providers/${medium}`,
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  payload: new URLSearchParams({
    state: randomBytes(16).toString('hex'),
    shop: shopOrigin,
    ...fields,
  }).toString(),
});

export const pressAt = ({ app }: TestShop, ...press: Parameters<typeof pressingAt>) =>
  app.inject(pressingAt(...press));

/** Signs in at a mock provider, and returns the fields for the shop's calls. */
export async function obtainGrant(
  shop: TestShop,
  medium: SocialMedium,
  person: { name?: string; email?: string; phone?: string },
) {
  const { body } = await pressAt(shop, medium, { action: 'new', ...person });
  const message = handedOver(body)?.message;
  if (!message) throw new Error('the provider let nobody in');
  return { medium, token: message.token, unique_id: message.uniqueId, email: message.email };
}
