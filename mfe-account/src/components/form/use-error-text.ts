import { useTranslation, type MessageKeyIn } from '@shop/i18n';
import { isErrorKey } from '@shop/ui/form';
import { messages } from '../../messages';

export type ErrorKey = MessageKeyIn<typeof messages, 'errors'>;

/** The text of a field's error: a key of the form's rules, or a message of the server. */
export function useErrorText(): (error: string) => string {
  const { t } = useTranslation(messages);
  // Schemas and react-hook-form carry keys as plain strings.
  return (error) => (isErrorKey(error) ? t(`errors.${error as ErrorKey}`) : error);
}
