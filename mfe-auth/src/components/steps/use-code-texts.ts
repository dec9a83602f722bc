import { useTranslation } from '@shop/i18n';
import type { CodeLabels } from '@shop/ui/form/code';
import { useMemo } from 'react';
import { messages } from '../../messages';

/** The texts of the code form. */
export function useCodeTexts(): CodeLabels {
  const { t } = useTranslation(messages);
  return useMemo(
    () => ({
      code: t('code.label'),
      verify: t('code.verify'),
      resend: t('code.resend'),
      resendIn: (time) => t('code.resendIn', { time }),
      waitFor: (time) => t('code.waitFor', { time }),
      sent: t('code.sent'),
      empty: t('code.empty'),
      incomplete: t('code.incomplete'),
    }),
    [t],
  );
}
