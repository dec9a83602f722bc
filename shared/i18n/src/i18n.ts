import { createInstance, type FormatterModule, type InitOptions, type i18n as Instance } from 'i18next';
import { useContext } from 'react';
import { I18nContext, useTranslation as useNamespace } from 'react-i18next';
import { getDirection, type Direction } from './direction';
import { formatList, formatNumber } from './format';
import { isLanguage, languages, type LanguageCode } from './languages';
import type { Messages, TextKey, Translate } from './text-keys';

export { I18nextProvider, I18nextProvider as I18nProvider } from 'react-i18next';

/** Loaders of an app's texts by language: only the page's language is loaded. English is the reference: it has the keys. */
export type MessageSources<English extends Messages = Messages> = Record<
  LanguageCode,
  () => Promise<{ default: Messages }>
> & { en: () => Promise<{ default: English }> };

/** Texts of one release of an app. */
export interface MessageSet<English extends Messages = Messages> {
  /** Its namespace in i18next. A page may contain two releases of an app, each with its own texts and namespace. */
  namespace: string;
  sources: MessageSources<English>;
}

/** Keys of a set's texts: `MessageKey<typeof messages>`. */
export type MessageKey<Set extends MessageSet> =
  Set extends MessageSet<infer English> ? TextKey<English> : never;

/** Keys within a group: `MessageKeyIn<typeof messages, 'footer'>` for what stands in t(`footer.${name}`). */
export type MessageKeyIn<Set extends MessageSet, Group extends string> =
  MessageKey<Set> extends infer Key ? (Key extends `${Group}.${infer Rest}` ? Rest : never) : never;

/** A missing key is never shown raw (D-30): 'empty.addToCart' becomes 'Add to cart'. */
function toReadableText(key: string): string {
  const text = (key.split('.').at(-1) ?? key).replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/**
 * Numbers in texts are written like all numbers of the shop: `{{value, number}}`, and every `{{count}}`, which i18next's
 * own formatter leaves unchanged. Several texts become a list by `{{values, list}}`.
 */
const formats: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, kind, language = 'en', options?: Record<string, unknown>) {
    const isNumber = kind === 'number' || options?.interpolationkey === 'count';
    if (typeof value === 'number' && isNumber) return formatNumber(value, language);
    if (Array.isArray(value) && kind === 'list') return formatList(value, language);
    return value as string; // i18next writes it
  },
};

/** Constants of the build: releases do not contain what depends on them. */
const isDevelopment = process.env.NODE_ENV === 'development';
const isRelease = process.env.NODE_ENV === 'production';

type MissingTextHandler = (text: string) => void;
let handleMissingText: MissingTextHandler = (text) => console.error(`missing text: ${text}`);

/**
 * Sets the handler of texts that are rendered but missing ('en cart:empty.title'), and returns the previous one; the first
 * writes to the console. Our tests fail on a missing text. Releases report none.
 */
export function onMissingText(handler: MissingTextHandler): MissingTextHandler {
  const previous = handleMissingText;
  handleMissingText = handler;
  return previous;
}

const missingTextOptions: InitOptions = {
  saveMissing: true, // i18next then calls the handler
  saveMissingPlurals: false,
  missingKeyHandler: ([language], namespace, key) => handleMissingText(`${language} ${namespace}:${key}`),
};

/** The loaded texts. They are the same for all visitors, so all application roots share them. */
const texts = createInstance().use(formats);
void texts.init({
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
  resources: {},
  parseMissingKeyHandler: toReadableText,
  ...(isRelease ? {} : missingTextOptions),
  // Texts are loaded before they are rendered, and a change of language loads a new document (STATE-57).
  react: { useSuspense: false, bindI18n: '', ...(isDevelopment ? { bindI18nStore: 'added' } : {}) },
});

const sets = new Map<string, MessageSet>();

/**
 * Declares an app's texts; they are part of its releases. English is the reference: a test checks that Urdu and Arabic are
 * complete, and the build fills missing texts with English (D-30).
 */
export function defineMessages<English extends Messages>(
  area: string,
  sources: MessageSources<English>,
): MessageSet<English> {
  const known = sets.get(area) as MessageSet<English> | undefined; // the same texts, declared again
  if (isDevelopment && known) return replaceSources(known, sources);
  const namespace = known ? `${area}#${sets.size}` : area;
  const set = { namespace, sources };
  sets.set(namespace, set);
  return set;
}

/**
 * A development server runs the declaration again after each change of a text: the new texts replace those on the screen.
 * Reloads all apps' texts, because one app's can contain another's.
 */
function replaceSources<Set extends MessageSet>(known: Set, sources: Set['sources']): Set {
  known.sources = sources;
  for (const { namespace, sources: current } of sets.values()) {
    for (const { languageCode } of languages) {
      if (!texts.hasResourceBundle(languageCode, namespace)) continue;
      void current[languageCode]().then(({ default: messages }) => {
        texts.removeResourceBundle(languageCode, namespace);
        texts.addResourceBundle(languageCode, namespace, messages);
      });
    }
  }
  return known;
}

/**
 * Loads the texts of all apps whose code is loaded; code that loads an app waits for it before rendering. The next call
 * retries what failed.
 */
export async function loadMessages(language: string): Promise<void> {
  const load = async ({ namespace, sources }: MessageSet) => {
    const { default: messages } = await sources[isLanguage(language) ? language : 'en']();
    texts.addResourceBundle(language, namespace, messages);
  };
  const missing = [...sets.values()].filter(({ namespace }) => !texts.hasResourceBundle(language, namespace));
  await Promise.all(missing.map(load));
}

export interface I18n extends Instance {
  direction: Direction;
  /** Namespace of an app's texts. */
  add: (set: MessageSet) => string;
  translate: Instance['t'];
}

/** i18next for one application root in one language. */
export function createI18n(language: string): I18n {
  // react-i18next copies the instance's own properties for each component that has texts; this view has almost none.
  const i18n = Object.create(texts.cloneInstance({ lng: language })) as Instance;
  return Object.assign(i18n, {
    direction: getDirection(language),
    add: ({ namespace }: MessageSet) => namespace,
    translate: i18n.t,
  });
}

/** The page's language. */
export function useI18n(): { language: string; direction: Direction } {
  const { language } = useContext(I18nContext).i18n;
  return { language, direction: getDirection(language) };
}

/** Texts of an app: `t('empty.title')`, `t('items', { count: 3 })`. A key that its English does not have is a type error. */
export function useTranslation<English extends Messages>({
  namespace,
}: MessageSet<English>): {
  t: Translate<TextKey<English>>;
  language: string;
  direction: Direction;
} {
  const { t, i18n } = useNamespace(namespace);
  const { language } = i18n;
  if (!i18n.hasResourceBundle(language, namespace))
    throw new Error(`texts of ${namespace} are used before loadMessages('${language}')`);
  return { t, language, direction: getDirection(language) };
}
