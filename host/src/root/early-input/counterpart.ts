type Control = HTMLElement & { type?: string; value?: string; form?: HTMLFormElement | null };

const nameOf = (form: HTMLFormElement | null | undefined) =>
  form ? form.id || form.getAttribute('name') || form.getAttribute('aria-label') || 'form' : '';

/** Radios of one name differ in their value. */
const isAlike = (found: Control, lost: Control) =>
  found.localName === lost.localName &&
  found.type === lost.type &&
  (lost.type !== 'radio' || found.value === lost.value);

/**
 * The element itself, or, where React drew its part anew, the one in its place: of the same id, else the only one of
 * the same name in the same form. Null: there is none, or no telling which.
 */
export function counterpartOf(element: Control, document: Document): HTMLElement | null {
  if (element.isConnected) return element;
  const same = element.id ? document.getElementById(element.id) : null;
  if (same && isAlike(same, element)) return same;
  const name = element.getAttribute('name');
  const named: Control[] = name ? [...document.getElementsByName(name)] : [];
  const inPlace = named.filter(
    (found) => isAlike(found, element) && nameOf(found.form) === nameOf(element.form),
  );
  return inPlace.length === 1 ? (inPlace[0] ?? null) : null;
}
