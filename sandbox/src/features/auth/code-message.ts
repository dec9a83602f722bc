import type { Language } from '../../http/language';
import { translate } from '../../http/translate';
import type { Settings } from '../../shop/settings';
import type { Purpose } from './codes';
import type { Message } from './outbox';

/** How long a code is valid. */
export const codeMinutes = 5;

/** The message with a code, in the requester's language. */
export function codeMessage(purpose: Purpose, code: string, settings: Settings, language: Language): Message {
  const name = settings.wire(language).business_name;
  const values = { code, minutes: codeMinutes, shop: typeof name === 'string' ? name : '' };
  const isReset = purpose === 'reset';
  return {
    subject: translate(language, isReset ? 'resetSubject' : 'codeSubject', values),
    body: translate(language, isReset ? 'resetMessage' : 'codeMessage', values),
  };
}
