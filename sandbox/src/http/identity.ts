import type { Access } from '@shop/contract';
import type { FastifyRequest } from 'fastify';
import { isGuest } from '../features/auth/guests';
import { findBearer } from '../features/auth/tokens';
import type { Shop } from '../shop/shop';
import { expired, inactive, unauthorised } from './refusal';
import { tidyText } from './tidy';

/** The owner of carts and orders. */
export interface Owner {
  kind: 'customer' | 'guest';
  id: string;
}

const longestToken = 500;
const longestGuestId = 64;

/** The token of an `Authorization` header; null without one, or for a format that we do not issue. */
export function bearerIn(header: string | null | undefined): string | null {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(header ?? '')?.[1];
  return token && token.length <= longestToken ? token : null;
}

const refusals = { unknown: unauthorised, expired, inactive };

/** `guest_id` of the query or the body, as text; null when absent or no id. */
function getGuestId(query: unknown, body: unknown): string | null {
  for (const source of [query, body]) {
    if (typeof source !== 'object' || source === null || !('guest_id' in source)) continue;
    const guestId = source.guest_id;
    const id =
      typeof guestId === 'number'
        ? String(guestId)
        : typeof guestId === 'string'
          ? tidyText(guestId).trim()
          : '';
    if (id && id.length <= longestGuestId) return id;
  }
  return null;
}

/**
 * Identifies the caller as far as the endpoint requires. An invalid token is a 401 where the endpoint requires a
 * caller; public endpoints ignore it.
 */
export async function identify(shop: Shop, access: Access, request: FastifyRequest): Promise<Owner | null> {
  const { authorization } = request.headers;
  if (authorization) {
    const token = bearerIn(authorization);
    const bearer = token ? await findBearer(shop.database, token, shop.now()) : 'unknown';
    if (typeof bearer !== 'string') return { kind: 'customer', id: String(bearer.customerId) };
    if (access !== 'public') throw refusals[bearer]();
  }
  if (access === 'public') return null;
  const guestId = access === 'guest' ? getGuestId(request.query, request.body) : null;
  if (!guestId || !(await isGuest(shop.database, guestId))) throw unauthorised();
  return { kind: 'guest', id: guestId };
}
