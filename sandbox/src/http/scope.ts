import type { Position } from '@shop/domain';
import type { FastifyRequest } from 'fastify';
import { toLanguage, type Language } from './language';
import { toWholeNumber } from './whole-number';

/** The context of a request: the headers of CALL-01. Missing or invalid values are empty, never an error. */
export interface Scope {
  zoneIds: number[];
  /** Whether the request has a zone header; with `[]` it finds nothing. */
  namesZones: boolean;
  moduleId: number | null;
  language: Language;
  position: Position | null;
  /** Origin of the request as the caller claims; '' without one. */
  requestedAt: string;
}

const maxZones = 50;

/** `[2]`, `[400,2]`, `2`: a JSON list in text, or one number. */
function toZoneIds(header: unknown): number[] {
  if (typeof header !== 'string' || header.length > 1_000) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(header);
  } catch {
    return [];
  }
  return (Array.isArray(parsed) ? parsed : [parsed])
    .slice(0, maxZones)
    .map(toWholeNumber)
    .filter((id) => id !== null && id > 0)
    .map(Number);
}

const degrees = (header: unknown, bound: number): number | null => {
  const value = typeof header === 'string' && header.trim() ? Number(header) : NaN;
  return Math.abs(value) <= bound ? value : null;
};

const originIn = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

export function toScope(request: FastifyRequest): Scope {
  const { headers } = request;
  const latitude = degrees(headers.latitude, 90);
  const longitude = degrees(headers.longitude, 180);
  const moduleId = toWholeNumber(headers.moduleid);
  return {
    zoneIds: toZoneIds(headers.zoneid),
    namesZones: Boolean(headers.zoneid),
    moduleId: moduleId !== null && moduleId > 0 ? moduleId : null,
    language: toLanguage(headers['x-localization']),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    requestedAt: originIn(`${request.protocol}://${request.host}`),
  };
}
