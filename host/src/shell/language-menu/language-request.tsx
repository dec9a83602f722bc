import { useShopEvent } from '@shop/events';
import { getDirection, languages, useTranslation, type LanguageOption } from '@shop/i18n';
import { chooseLanguage, useSessionStore } from '@shop/session';
import { ConfirmDialog, Text, toast } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../../messages';

/** Milliseconds to read the message before the page reloads. */
const readingTime = 600;

/** Reloads the document: texts, direction and API responses of a page have one language. */
const reloadDocument = () => window.location.reload();

/** Handles the command for another language: asks, stores it and reloads the page (LANG-01, STATE-55, STATE-57). */
export function LanguageRequest({ reload = reloadDocument }: { reload?: () => void }) {
  const { t, language } = useTranslation(messages);
  const session = useSessionStore();
  const [requested, setRequested] = useState<LanguageOption | null>(null);
  const [busy, setBusy] = useState(false);
  useShopEvent('language:change-requested', (command) => {
    const option = languages.find(({ languageCode }) => languageCode === command.language);
    if (option && option.languageCode !== language) setRequested(option);
  });

  const change = () => {
    if (!requested) return;
    setBusy(true);
    toast.success(t('language.changed'));
    setTimeout(() => {
      const { languageCode, countryCode } = requested;
      chooseLanguage(session, languageCode, countryCode, getDirection(languageCode));
      reload();
    }, readingTime);
  };

  return (
    <ConfirmDialog
      open={requested !== null}
      title={t('language.sure')}
      confirmLabel={t('yes')}
      cancelLabel={t('no')}
      busy={busy}
      onCancel={() => setRequested(null)}
      onConfirm={change}
    >
      <Text $soft>{t('language.willReload')}</Text>
    </ConfirmDialog>
  );
}
