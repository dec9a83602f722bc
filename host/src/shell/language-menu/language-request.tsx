import { useShopEvent } from '@shop/events';
import { getDirection, languages, useTranslation, type LanguageOption } from '@shop/i18n';
import { chooseLanguage, createSavedStore, useSessionStore } from '@shop/session';
import { ConfirmDialog, Text, toast } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../messages';

/** The language that the visitor has just chosen: the page that loads in it says so. */
const changedTo = createSavedStore<string | null>({
  name: 'language-changed',
  area: 'sessionStorage',
  initial: null,
  fromText: (text) => String(JSON.parse(text)),
});

/** Says in the new language that it has been changed, once the page has been loaded in it (STATE-57). */
function useChangedMessage() {
  const { t, language } = useTranslation(messages);
  useEffect(() => {
    const isChanged = changedTo.read() === language;
    changedTo.write(null);
    if (isChanged) toast.success(t('language.changed'));
  }, [language, t]);
}

/** Reloads the document: texts, direction and API responses of a page have one language. */
const reloadDocument = () => window.location.reload();

/** What was typed stays for the document in the other language (F-05); without its code the page still changes. */
async function saveTyped(): Promise<void> {
  try {
    const { saveFields } = await import(
      /* webpackChunkName: "kept-fields" */ '../../features/release-offer/saved-fields'
    );
    saveFields(document, window.sessionStorage);
  } catch {
    // The fields start empty.
  }
}

/** Handles the command for another language: asks, stores it and reloads the page (LANG-01, STATE-55, STATE-57). */
export function LanguageRequest({ reload = reloadDocument }: { reload?: () => void }) {
  const { t, language } = useTranslation(messages);
  useChangedMessage();
  const session = useSessionStore();
  const [requested, setRequested] = useState<LanguageOption | null>(null);
  const [busy, setBusy] = useState(false);
  useShopEvent('language:change-requested', (command) => {
    const option = languages.find(({ languageCode }) => languageCode === command.language);
    if (option && option.languageCode !== language) setRequested(option);
  });

  const confirmed = useRef<LanguageOption>(null);
  const change = async () => {
    if (!requested) return;
    setBusy(true);
    confirmed.current = requested;
    await saveTyped();
    if (confirmed.current !== requested) return; // cancelled meanwhile
    const { languageCode, countryCode } = requested;
    chooseLanguage(session, languageCode, countryCode, getDirection(languageCode));
    changedTo.write(languageCode);
    reload();
  };

  const cancel = () => {
    confirmed.current = null;
    setBusy(false);
    setRequested(null);
  };

  return (
    <ConfirmDialog
      open={requested !== null}
      title={t('language.sure')}
      confirmLabel={t('yes')}
      cancelLabel={t('no')}
      busy={busy}
      onCancel={cancel}
      onConfirm={() => void change()}
    >
      <Text $soft>{t('language.willReload')}</Text>
    </ConfirmDialog>
  );
}
