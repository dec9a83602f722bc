import type { EarlyField } from '@shop/federation';

/** Past React's own setter, which would take the value for known. */
const setNatively = (field: EventTarget, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

function restoreText(field: HTMLInputElement | HTMLTextAreaElement, { value, from, to }: EarlyField) {
  if (field.value !== value) {
    // A form library, for one, puts its default into the field when it registers it.
    setNatively(field, value);
    if (field === field.ownerDocument.activeElement && from !== null) field.setSelectionRange(from, to);
  }
  // React hears only of a value other than the last it knew. Its setter, called on a copy, makes it know another one,
  // and the field itself keeps its caret and what the keyboard is composing.
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), `${value} `);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Brings a field that React owns to the state in which the visitor left it, and lets the application know. */
export function restoreField(field: EventTarget, saved: EarlyField): void {
  if (field instanceof HTMLSelectElement) {
    setNatively(field, saved.value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    // `defaultChecked` is how the application began. One click, so that handlers that toggle hear it once.
    if (field.checked === saved.checked && field.defaultChecked === saved.checked) return;
    field.checked = !saved.checked;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    restoreText(field, saved);
  }
}
