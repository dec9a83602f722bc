/** Texts of one language; groups may be nested. */
export interface Messages {
  [key: string]: string | Messages;
}

/** What a text is filled with; `count` chooses its plural form, `context` its variant. */
export interface TextValues {
  count?: number;
  context?: string;
  [name: string]: string | number | readonly string[] | undefined;
}

/** Keys of texts as `t` takes them: a nested one with dots, plural forms as one key. Any string if the texts are unknown. */
export type TextKey<Texts extends Messages> = string extends keyof Texts ? string : KeyIn<Texts>;

type KeyIn<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${KeyIn<Texts[Name]>}`;
}[keyof Texts & string];

type WithoutPlural<Name extends string> = Name extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Name;

/** A key with variants by context: 'arrival.in' of 'arrival.in_hours' and 'arrival.in_days'. */
type WithoutContext<Key extends string> = Key extends `${infer Stem}_${string}` ? Stem : never;

/** Returns the text of a key. Parameters of this type take the keys that a function needs: `Translate<'open' | 'closed'>`. */
export interface Translate<Key extends string = string> {
  (key: WithoutContext<Key>, values: TextValues & { context: string }): string;
  (key: Key, values?: TextValues): string;
}
