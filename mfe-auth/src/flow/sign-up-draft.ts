import { createSavedStore } from '@shop/session';

const names = ['name', 'email', 'phone', 'ref_code'] as const;

/** What was typed to sign up: never a password, nor the consent to the terms. */
type SignUpDraft = Record<(typeof names)[number], string>;

/** The typed fields only, each a text (F-32). */
const toDraft = (typed: Partial<Record<string, unknown>>): SignUpDraft => {
  const draft: SignUpDraft = { name: '', email: '', phone: '', ref_code: '' };
  for (const name of names) if (typeof typed[name] === 'string') draft[name] = typed[name];
  return draft;
};

const store = createSavedStore<SignUpDraft | null>({
  name: 'sign_up_draft',
  area: 'sessionStorage',
  initial: null,
  fromText: (text) => toDraft(JSON.parse(text) as Partial<Record<string, unknown>>), // checked there
});

/** Saves what was typed in this tab, over closing the panel and a reload, until the visitor is signed in. */
export const saveSignUpDraft = (typed: Partial<Record<string, unknown>>): void => store.write(toDraft(typed));

/** The draft's fields that are not empty. */
export const getSignUpDraft = (): Partial<SignUpDraft> =>
  Object.fromEntries(Object.entries(store.read() ?? {}).filter(([, text]) => text));

export const forgetSignUpDraft = (): void => store.write(null);
