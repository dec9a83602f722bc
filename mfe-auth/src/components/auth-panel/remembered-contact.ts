import { createSavedStore } from '@shop/session';

const store = createSavedStore<string | null>({
  name: 'remembered_contact',
  area: 'localStorage',
  initial: null,
  fromText: (text) => text,
  toText: (contact) => contact || null,
});

/** E-mail or phone of the last visitor who ticked 'Remember me'; never a password (D-25). */
export const rememberedContact = (): string => store.read() ?? '';

/** Saves the contact, or deletes it when `contact` is null. */
export const rememberContact = store.write;

type ContactStore = new (data: { id: string; password: string }) => Credential;

/** Offers the password to the browser's password manager, if it has one (D-25). */
export async function offerToBrowser(id: string, password: string): Promise<void> {
  const { PasswordCredential } = window as { PasswordCredential?: ContactStore };
  if (!PasswordCredential) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id, password }));
  } catch {
    // The visitor or the browser refused.
  }
}
