import { useTranslation } from '@shop/i18n';
import { messages } from '../../messages';
import type { OrderWordTexts } from './order-words';

/** The words that an order carries as text, in the visitor's language. */
export function useOrderWordTexts(): OrderWordTexts {
  const { t } = useTranslation(messages);
  return {
    ifSoldOut: (choice) => t(`words.${choice}`),
    exception: (name, choice) => `${name}: ${t(`words.${choice}`)}`,
    note: (name, note) => `${name}: ${note}`,
    leaveAtDoor: t('words.leaveAtDoor'),
  };
}
