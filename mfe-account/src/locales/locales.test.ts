import type { Messages } from '@shop/i18n';
import { messages } from '../messages';

const keysOf = (texts: Messages, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${before}${key}`] : keysOf(text, `${before}${key}.`),
  );

it.each(['ur', 'ar'] as const)('has every text in %s', (language) => {
  expect(keysOf(messages.messages[language]).sort()).toEqual(keysOf(messages.messages.en).sort());
});
