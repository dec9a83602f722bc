import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { directionOf, type Direction } from './direction';
import { isLanguage, type LanguageCode } from './languages';
import { createTranslator, type Messages, type TextValues } from './translate';

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
  /** A text of an area, its gaps filled. What has no values is looked up once: a page asks for it hundreds of times. */
  translate: (set: MessageSet, key: string, values?: TextValues) => string;
}

/**
 * One for each application root, for one language. Texts are loaded before what shows them is rendered, so nothing
 * suspends, and a change of language is a new document (STATE-57). Each set keeps its own texts: two releases of one
 * area may be in a page. Why no library: docs/decisions/0005.
 */
export function createI18n(language: string): I18n {
  const translator = createTranslator(language);
  const plain = new Map<MessageSet, Map<string, string>>();

  const textsOf = (set: MessageSet): Messages => {
    const texts = set.loaded.get(language);
    if (!texts) throw new Error(`texts of ${set.namespace} are used before loadMessages('${language}')`);
    return texts;
  };
  const translate: I18n['translate'] = (set, key, values) => {
    if (values) return translator(textsOf(set), key, values);
    let known = plain.get(set);
    if (!known) plain.set(set, (known = new Map()));
    let text = known.get(key);
    if (text === undefined) known.set(key, (text = translator(textsOf(set), key)));
    return text;
  };
  return { language, direction: directionOf(language), translate };
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

/** Texts of an area: `t('empty.title')`, `t('items', { count: 3 })`. */
export function useTranslation(set: MessageSet): { t: Translate; language: string; direction: Direction } {
  const i18n = useI18n();
  return useMemo(() => {
    const t: Translate = (key, values) => i18n.translate(set, key, values);
    return { t, language: i18n.language, direction: i18n.direction };
  }, [i18n, set]);
}
