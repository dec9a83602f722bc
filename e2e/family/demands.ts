import { refuse, Refusal, type Call, type Reply } from './web';

/*
 * What the backends of the family require of a call, and how they refuse it.
 */

type Handler = (call: Call) => Reply;

/** 403 without the header `moduleId`. */
export const inModule =
  (handle: Handler): Handler =>
  (call) =>
    call.headers.moduleid ? handle(call) : refuse(403, 'moduleId', 'Module id is required');

/** 403 without the header `zoneId`. */
export const inZone =
  (handle: Handler): Handler =>
  (call) =>
    call.headers.zoneid ? handle(call) : refuse(403, 'zoneId', 'Zone id is required');

export const inModuleAndZone = (handle: Handler): Handler => inModule(inZone(handle));

/** 403 for the first parameter that is missing in the query. */
export const withQuery =
  (names: readonly string[], handle: Handler): Handler =>
  (call) => {
    const missing = names.find((name) => !call.query[name]);
    return missing ? refuse(403, missing, `The ${missing} field is required.`) : handle(call);
  };

/** The same for a body. */
export function demandFields(body: Record<string, unknown>, names: readonly string[]): void {
  const isMissing = (name: string) => body[name] === undefined || body[name] === null || body[name] === '';
  const missing = names.find(isMissing);
  if (missing) refuse(403, missing, `The ${missing} field is required.`);
}

/** The only customer, as in the family's responses. */
export const customer = {
  id: '9',
  email: 'sara@kite.example',
  password: 'Quay-Road-12',
  token: 'eyJ0.self-written',
};

export const isCustomer = ({ headers }: Pick<Call, 'headers'>): boolean =>
  headers.authorization === `Bearer ${customer.token}`;

/** 401 without her token. */
export const requireCustomer =
  (handle: Handler): Handler =>
  (call) => {
    if (isCustomer(call)) return handle(call);
    throw new Refusal(401, { message: 'Unauthenticated.' });
  };

/** The customer by token, or the guest id of query or body; 401 with plain text without either. */
export function getGuest({ query, body, headers }: Pick<Call, 'query' | 'body' | 'headers'>): string {
  if (isCustomer({ headers })) return customer.id;
  const guest = query.guest_id ?? body.guest_id;
  if (typeof guest === 'string' || typeof guest === 'number') return String(guest);
  throw new Refusal(401, { errors: 'Unauthorized' });
}

/** Module in the header; 0 without one. */
export const getModule = ({ headers }: Pick<Call, 'headers'>): number => Number(headers.moduleid ?? 0);

/** Zone ids in the header, a JSON list; null without one. */
export const getZones = ({ headers }: Pick<Call, 'headers'>): number[] | null =>
  headers.zoneid ? (JSON.parse(headers.zoneid) as number[]) : null;
