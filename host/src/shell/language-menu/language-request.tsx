import { useShopEvent } from '@shop/events';
import { getDirection, languages, useTranslation, type LanguageOption } from '@shop/i18n';
import { chooseLanguage, useSessionStore } from '@shop/session';
import { ConfirmDialog, Text, toast } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../../messages';

/** Milliseconds for which the message can be read before the page comes anew. */
const readingTime = 600;

/** Loads the document anew: texts, direction and answers of the API are of one language in a page. */
const reloadDocument = () => window.location.reload();

/** Grants the command for another language: asks, remembers it and loads the page anew (LANG-01, STATE-55, STATE-57). */
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
