import type { Position } from '@shop/domain';
import type { FastifyRequest } from 'fastify';
import { languageOf, type Language } from './language';
import { wholeNumber } from './whole-number';

/** Where and how somebody asks: the headers of CALL-01; what is missing or unreadable is empty, never an error. */
export interface Scope {
  zoneIds: number[];
  /** Whether zones were named at all: `[]` names none, and nothing is found there. */
  namesZones: boolean;
  moduleId: number | null;
  language: Language;
  place: Position | null;
  /** Origin that this backend was asked at, as the caller says; '' where there is none. */
  askedAt: string;
}

const mostZones = 50;

/** `[2]`, `[400,2]`, `2`: a JSON list in text, or one number. */
function zoneIdsOf(header: unknown): number[] {
  if (typeof header !== 'string' || header.length > 1_000) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(header);
  } catch {
    return [];
  }
  return (Array.isArray(parsed) ? parsed : [parsed])
    .slice(0, mostZones)
    .map(wholeNumber)
    .filter((id) => id !== null && id > 0)
    .map(Number);
}

const degrees = (header: unknown, bound: number): number | null => {
  const value = typeof header === 'string' && header.trim() ? Number(header) : NaN;
  return Math.abs(value) <= bound ? value : null;
};

const originIn = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

export function scopeOf(request: FastifyRequest): Scope {
  const { headers } = request;
  const latitude = degrees(headers.latitude, 90);
  const longitude = degrees(headers.longitude, 180);
  const moduleId = wholeNumber(headers.moduleid);
  return {
    zoneIds: zoneIdsOf(headers.zoneid),
    namesZones: Boolean(headers.zoneid),
    moduleId: moduleId !== null && moduleId > 0 ? moduleId : null,
    language: languageOf(headers['x-localization']),
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    askedAt: originIn(`${request.protocol}://${request.host}`),
  };
}
