import type { Access } from '@shop/contract';
import type { FastifyRequest } from 'fastify';
import { isGuest } from '../features/auth/guests';
import { customerOf } from '../features/auth/tokens';
import type { Shop } from '../shop/shop';
import { unauthorised } from './refusal';
import { tidyText } from './tidy';

/** Whom carts and orders belong to. */
export interface Owner {
  kind: 'customer' | 'guest';
  id: string;
}

const longestToken = 500;
const longestGuestId = 64;

function bearerOf({ headers }: FastifyRequest): string | null {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? '')?.[1];
  return token && token.length <= longestToken ? token : null;
}

/** `guest_id` of the query or the body, as text; null when absent or no id. */
export function guestIdOf(query: unknown, body: unknown): string | null {
  for (const source of [query, body]) {
    if (typeof source !== 'object' || source === null || !('guest_id' in source)) continue;
    const given = source.guest_id;
    const id =
      typeof given === 'number' ? String(given) : typeof given === 'string' ? tidyText(given).trim() : '';
    if (id && id.length <= longestGuestId) return id;
  }
  return null;
}

/**
 * Who asks, as far as the endpoint must know. A token that is no longer good ends in 401 wherever somebody must be
 * known; where everybody may ask it is overlooked.
 */
export async function identify(shop: Shop, access: Access, request: FastifyRequest): Promise<Owner | null> {
  const token = bearerOf(request);
  if (token || request.headers.authorization) {
    const customerId = token && (await customerOf(shop.database, token, shop.now()));
    if (customerId) return { kind: 'customer', id: String(customerId) };
    if (access !== 'public') throw unauthorised();
  }
  if (access === 'public') return null;
  const guestId = access === 'guest' ? guestIdOf(request.query, request.body) : null;
  if (!guestId || !(await isGuest(shop.database, guestId))) throw unauthorised();
  return { kind: 'guest', id: guestId };
}
