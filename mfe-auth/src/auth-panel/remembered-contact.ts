const key = 'remembered_contact';

/** E-mail or phone of the last visitor who asked to be remembered; never a password (D-25). */
export function rememberedContact(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the contact, or forgets it when `contact` is null. Storage that refuses changes nothing for the visitor. */
export function rememberContact(contact: string | null): void {
  try {
    if (contact) localStorage.setItem(key, contact);
    else localStorage.removeItem(key);
  } catch {
    // Nothing to say: the field stays empty the next time.
  }
}

type Keeper = new (data: { id: string; password: string }) => Credential;

/** Hands the password to the browser's own store, where there is one (D-25). */
export async function offerToBrowser(id: string, password: string): Promise<void> {
  const { PasswordCredential } = window as { PasswordCredential?: Keeper };
  if (!PasswordCredential) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id, password }));
  } catch {
    // The visitor or the browser said no.
  }
}
