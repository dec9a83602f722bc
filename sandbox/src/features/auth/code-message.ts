import type { Language } from '../../http/language';
import { translate } from '../../http/translate';
import type { Settings } from '../../shop/settings';
import type { Purpose } from './codes';
import type { Message } from './outbox';

/** How long a code is good. */
export const codeMinutes = 5;

/** What a code is sent with, in the language of who asked for it. */
export function codeMessage(purpose: Purpose, code: string, settings: Settings, language: Language): Message {
  const name = settings.wire(language).business_name;
  const values = { code, minutes: codeMinutes, shop: typeof name === 'string' ? name : '' };
  const isReset = purpose === 'reset';
  return {
    subject: translate(language, isReset ? 'resetSubject' : 'codeSubject', values),
    body: translate(language, isReset ? 'resetMessage' : 'codeMessage', values),
  };
}
