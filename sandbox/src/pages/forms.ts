import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toLanguage, type Language } from '../http/language';

/** Reads forms as browsers send them. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Whether a page of another site has sent the form. */
export const isForeign = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
};

/** The language of the page, from the browser's languages. */
export const getBrowserLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  toLanguage(headers['x-localization'] ?? headers['accept-language']);
