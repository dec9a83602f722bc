import type { EarlyField } from '@shop/federation';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Past React's own setter, which would take the value for known. */
function setNatively(field: TextField | HTMLSelectElement, value: string) {
  const inherited: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(inherited, 'value')?.set?.call(field, value);
}

/**
 * React hears only of a value other than the last it knew. Its setter, called on a copy, makes it know another one,
 * while the field itself, with its caret and what the keyboard is composing in it, stays untouched.
 */
function forgetValue(field: TextField, value: string) {
  const own = Object.getOwnPropertyDescriptor(field, 'value');
  own?.set?.call(field.cloneNode(), `${value} `);
}

function restoreText(field: TextField, { value, from, to }: EarlyField) {
  if (field.value !== value) {
    // A form's registration, for one, puts its default into the field; the caret is then where the visitor had it.
    setNatively(field, value);
    if (field === field.ownerDocument.activeElement && from !== null) field.setSelectionRange(from, to);
  }
  forgetValue(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** One click brings it to its state; handlers that turn over what was hear it once. */
function restoreToggle(field: HTMLInputElement, checked: boolean) {
  if (field.checked === checked) {
    // As the visitor left it; `defaultChecked` is how the application began.
    if (field.defaultChecked === checked) return;
    field.checked = !checked;
  }
  field.click();
}

/** Brings a field that React owns to the state in which the visitor left it, and lets the application know. */
export function restoreField(field: HTMLElement, kept: EarlyField): void {
  if (field instanceof HTMLSelectElement) {
    setNatively(field, kept.value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    restoreToggle(field, kept.checked === true);
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    restoreText(field, kept);
  }
}
