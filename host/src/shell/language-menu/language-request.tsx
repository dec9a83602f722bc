import { useShopEvent } from '@shop/events';
import { directionOf, languages, useTranslation, type LanguageOption } from '@shop/i18n';
import { chooseLanguage, useSessionStore } from '@shop/session';
import { ConfirmDialog, Text, toast } from '@shop/ui';
import { useState } from 'react';
import { messages } from '../../messages';

/** Milliseconds for which the message can be read before the page comes anew. */
const readingTime = 600;

/** Loads the document anew: texts, direction and answers of the API are of one language in a page. */
const reloadDocument = () => window.location.reload();

/** Grants the wish for another language: asks, remembers it and loads the page anew (LANG-01, STATE-55, STATE-57). */
export function LanguageRequest({ reload = reloadDocument }: { reload?: () => void }) {
  const { t, language } = useTranslation(messages);
  const session = useSessionStore();
  const [wanted, setWanted] = useState<LanguageOption | null>(null);
  const [busy, setBusy] = useState(false);
  useShopEvent('language:change-requested', (wish) => {
    const option = languages.find(({ languageCode }) => languageCode === wish.language);
    if (option && option.languageCode !== language) setWanted(option);
  });

  const change = () => {
    if (!wanted) return;
    setBusy(true);
    toast.success(t('language.changed'));
    setTimeout(() => {
      const { languageCode, countryCode } = wanted;
      chooseLanguage(session, languageCode, countryCode, directionOf(languageCode));
      reload();
    }, readingTime);
  };

  return (
    <ConfirmDialog
      open={wanted !== null}
      title={t('language.sure')}
      confirmLabel={t('yes')}
      cancelLabel={t('no')}
      busy={busy}
      onCancel={() => setWanted(null)}
      onConfirm={change}
    >
      <Text $soft>{t('language.willReload')}</Text>
    </ConfirmDialog>
  );
}
