import { randomBytes } from 'node:crypto';
import { scriptJson } from '@shop/domain';

const names = ['nonce', 'visitorId', 'ticket', 'sentAt'] as const;

/** Values of one response, which no other page contains. */
export type PersonalValues = Record<(typeof names)[number], string>;

/** Stand for them in a page that serves several visitors. They are random, so that no text of the backend can contain them. */
export function createPlaceholders(): PersonalValues {
  const placeholder = (name: string) => `${name}-${randomBytes(18).toString('base64url')}`;
  return {
    nonce: placeholder('nonce'),
    visitorId: placeholder('visitor'),
    ticket: placeholder('ticket'),
    sentAt: placeholder('sent'),
  };
}

/** The page with one visitor's values, escaped as in JSON; a nonce, which is also in attributes, has nothing to escape. */
export function fillIn(html: string, placeholders: PersonalValues, values: PersonalValues): string {
  const written = new Map(names.map((name) => [placeholders[name], scriptJson(values[name]).slice(1, -1)]));
  return html.replaceAll(
    new RegExp([...written.keys()].join('|'), 'g'),
    (found) => written.get(found) ?? found,
  );
}
