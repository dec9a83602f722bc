import { createInstance, type FormatterModule, type i18n, type TFunction } from 'i18next';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { directionOf, type Direction } from './direction';
import { formatNumber } from './format';
import { isLanguage, type LanguageCode } from './languages';

/** Texts of one language; groups may be nested. */
export interface Messages {
  [key: string]: string | Messages;
}

/** How an area's texts come, language by language: only the visitor's is ever loaded. */
export type MessageSources = Record<LanguageCode, () => Promise<{ default: Messages }>>;

/** One area's texts under its namespace. */
export interface MessageSet {
  namespace: string;
  sources: MessageSources;
  /** What has come, by language. */
  loaded: Map<string, Messages>;
}

const sets = new Set<MessageSet>();

/**
 * An area's texts; they travel with its releases. English is the measure: a test holds that Urdu and Arabic are
 * complete, and the build fills what they lack with English (D-30).
 */
export function defineMessages(namespace: string, sources: MessageSources): MessageSet {
  const set: MessageSet = { namespace, sources, loaded: new Map() };
  sets.add(set);
  return set;
}

const sourceOf = ({ sources }: MessageSet, language: string) =>
  isLanguage(language) ? sources[language] : sources.en;

/**
 * Brings the texts of all areas whose code is here by now; whoever loads code waits for it before rendering. What failed
 * is asked for anew by the next call.
 */
export async function loadMessages(language: string): Promise<void> {
  const missing = [...sets].filter(({ loaded }) => !loaded.has(language));
  await Promise.all(
    missing.map(async (set) => set.loaded.set(language, (await sourceOf(set, language)()).default)),
  );
}

export interface I18n {
  language: string;
  direction: Direction;
  /**
   * Adds an area's texts and answers the name under which they are kept. Two releases of one area in a page have the
   * same namespace and other texts: each set keeps its own.
   */
  add: (set: MessageSet) => string;
  translate: TFunction;
  /** A text without values, looked up once: a page asks for the same few hundreds of times. */
  plain: (key: string, namespace: string) => string;
}

/** A key that no language has is never shown raw (D-30): 'empty.addToCart' becomes 'Add to cart'. Tests fail on it. */
function inWords(key: string): string {
  const words = (key.split('.').at(-1) ?? key).replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Counts in sentences are grouped as all numbers are; everything else comes written. */
const groupedCounts = (language: string): FormatterModule => ({
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _kind, _language, options?: Record<string, unknown>) =>
    typeof value === 'number' && options?.interpolationkey === 'count'
      ? formatNumber(value, language)
      : (value as string), // whatever i18next would have put in without a formatter
});

/**
 * One instance for one language and one application root. Texts are loaded before what shows them is rendered, so
 * nothing suspends, and a change of language is a new document (STATE-57).
 *
 * i18next without react-i18next: there is nothing to subscribe to, and it saves 9 KB of the first page.
 */
export function createI18n(language: string): I18n {
  const instance: i18n = createInstance().use(groupedCounts(language));
  const names = new Map<MessageSet, string>();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: {},
    returnNull: false,
    parseMissingKeyHandler: inWords,
    showSupportNotice: false,
  } as Parameters<i18n['init']>[0]);

  const add = (set: MessageSet) => {
    const known = names.get(set);
    if (known) return known;
    const texts = set.loaded.get(language);
    if (!texts) throw new Error(`texts of ${set.namespace} are used before loadMessages('${language}')`);
    const isTaken = [...names.keys()].some(({ namespace }) => namespace === set.namespace);
    const name = isTaken ? `${set.namespace}#${names.size}` : set.namespace;
    names.set(set, name);
    instance.addResourceBundle(language, name, texts, true, true);
    return name;
  };
  const translate = instance.t.bind(instance) as TFunction;
  const known = new Map<string, string>();
  const plain = (key: string, namespace: string) => {
    const id = `${namespace} ${key}`;
    let text = known.get(id);
    if (text === undefined) known.set(id, (text = translate(key, { ns: namespace })));
    return text;
  };
  return {
    language,
    direction: directionOf(language),
    add,
    translate,
    plain,
  };
}

const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useTranslation needs an I18nProvider above');
  return i18n;
}

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * Texts of an area: `t('empty.title')`, `t('items', { count: 3 })`. Given the area's set, it brings the texts itself, so
 * a remote needs no registration: adding is idempotent and changes nothing that is on screen.
 */
export function useTranslation(set: MessageSet): { t: Translate; language: string; direction: Direction } {
  const i18n = useI18n();
  return useMemo(() => {
    const name = i18n.add(set);
    const t: Translate = (key, values) =>
      values ? i18n.translate(key, { ...values, ns: name }) : i18n.plain(key, name);
    return { t, language: i18n.language, direction: i18n.direction };
  }, [i18n, set]);
}
