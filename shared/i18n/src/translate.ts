import { formatNumber } from './format';

/** Texts of one language; groups may be nested. */
export interface Messages {
  [key: string]: string | Messages;
}

/** What stands in a text's gaps; `count` also chooses the plural form, `context` the wording. */
export type TextValues = Readonly<Record<string, string | number | undefined>>;

/** Finds the text of a key and fills its gaps. */
export type Translator = (texts: Messages, key: string, values?: TextValues) => string;

/** A key that no language has is never shown raw (D-30): 'empty.addToCart' becomes 'Add to cart'. Tests fail on it. */
function inWords(key: string): string {
  const words = (key.split('.').at(-1) ?? key).replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function textAt(texts: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = texts;
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, step)) return undefined;
    found = found[step];
  }
  return typeof found === 'string' ? found : undefined;
}

/** A language that the platform does not know counts as English does. */
function pluralRules(language: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(language);
  } catch {
    return new Intl.PluralRules('en');
  }
}

/**
 * Texts as i18next writes them in files: `key_context_form`, the wording first, then the plural form; `key_zero` also in
 * languages without a form for nothing. Counts are grouped as all numbers are; everything else comes written.
 */
export function createTranslator(language: string): Translator {
  const rules = pluralRules(language);

  /** The endings that a key may have, the most particular first. */
  const endingsOf = ({ count, context }: TextValues): string[] => {
    const forms = typeof count === 'number' ? [`_${rules.select(count)}`, ''] : [''];
    if (count === 0) forms.unshift('_zero');
    return context ? [...forms.map((form) => `_${context}${form}`), ...forms] : forms;
  };

  const written = (name: string, value: TextValues[string]) =>
    name === 'count' && typeof value === 'number' ? formatNumber(value, language) : String(value ?? '');

  return (texts, key, values) => {
    if (!values) return textAt(texts, key) ?? inWords(key);
    for (const ending of endingsOf(values)) {
      const text = textAt(texts, key + ending);
      if (text !== undefined)
        return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_gap, name: string) => written(name, values[name]));
    }
    return inWords(key);
  };
}
