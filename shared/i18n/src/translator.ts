import { formatNumber } from './format';

/** Texts of one language; groups may be nested. */
export interface Messages {
  [key: string]: string | Messages;
}

/** What is put into a text; `count` chooses its form, too, and `context` a text for one case. */
export type Values = Record<string, string | number | undefined>;

export type Translate = (key: string, values?: Values) => string;

/** A key that no language has is never shown raw (D-30): 'empty.addToCart' becomes 'Add to cart'. Tests fail on it. */
function inWords(key: string): string {
  const words = (key.split('.').at(-1) ?? key).replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function textAt(messages: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Keys under which the text may stand, the most particular first. */
function keysOf(key: string, { count, context }: Values, rules: () => Intl.PluralRules): string[] {
  const keys = context === undefined ? [key] : [`${key}_${context}`, key];
  if (typeof count !== 'number') return keys;
  // Nothing has words of its own wherever somebody has written them.
  const forms = count === 0 ? ['zero', rules().select(count)] : [rules().select(count)];
  return keys.flatMap((name) => [...forms.map((form) => `${name}_${form}`), name]);
}

/** Counts in sentences are grouped as all numbers are; everything else comes written. */
const fill = (text: string, values: Values, language: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return name === 'count' && typeof value === 'number' ? formatNumber(value, language) : `${value ?? ''}`;
  });

/** Reads a set of texts in one language. Nothing is escaped: React does that. */
export function translatorOf(messages: Messages, language: string): Translate {
  // Its tables are read when the first thing is counted.
  let made: Intl.PluralRules | undefined;
  const rules = () => (made ??= new Intl.PluralRules(language));
  const written = (key: string, values: Values): string => {
    for (const name of keysOf(key, values, rules)) {
      const text = textAt(messages, name);
      if (text !== undefined) return fill(text, values, language);
    }
    return inWords(key);
  };
  /** A page asks for the same few texts without values hundreds of times. */
  const plain = new Map<string, string>();
  return (key, values) => {
    if (values) return written(key, values);
    let text = plain.get(key);
    if (text === undefined) plain.set(key, (text = written(key, {})));
    return text;
  };
}
