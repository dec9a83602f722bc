import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { directionOf, type Direction } from './direction';
import { isLanguage, type LanguageCode } from './languages';
import { translatorOf, type Messages, type Translate } from './translator';

/** How an area's texts come, language by language: only the visitor's is ever loaded. */
export type MessageSources = Record<LanguageCode, () => Promise<{ default: Messages }>>;

/** One area's texts. */
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
  /** Reads an area's texts. Two releases of one area in a page have other texts: each set is read by itself. */
  of: (set: MessageSet) => Translate;
}

/**
 * One instance for one language and one application root. Texts are loaded before what shows them is rendered, so
 * nothing suspends, and a change of language is a new document (STATE-57): there is nothing to subscribe to.
 */
export function createI18n(language: string): I18n {
  const translators = new Map<MessageSet, Translate>();
  const of = (set: MessageSet) => {
    const known = translators.get(set);
    if (known) return known;
    const texts = set.loaded.get(language);
    if (!texts) throw new Error(`texts of ${set.namespace} are used before loadMessages('${language}')`);
    const made = translatorOf(texts, language);
    translators.set(set, made);
    return made;
  };
  return { language, direction: directionOf(language), of };
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

/**
 * Texts of an area: `t('empty.title')`, `t('items', { count: 3 })`. Given the area's set, it brings the texts itself, so
 * a remote needs no registration.
 */
export function useTranslation(set: MessageSet): { t: Translate; language: string; direction: Direction } {
  const i18n = useI18n();
  return useMemo(
    () => ({ t: i18n.of(set), language: i18n.language, direction: i18n.direction }),
    [i18n, set],
  );
}
