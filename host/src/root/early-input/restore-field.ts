import type { EarlyField } from '@shop/federation';

/** Bypasses React's setter, which would treat the value as known. */
const setNatively = (field: EventTarget, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

function restoreText(field: HTMLInputElement | HTMLTextAreaElement, { value, from, to }: EarlyField) {
  if (field.value !== value) {
    // For example, a form library writes its default into the field when it registers it.
    setNatively(field, value);
    if (field === field.ownerDocument.activeElement && from !== null) field.setSelectionRange(from, to);
  }
  // React reports only a value that differs from the last one it tracked. Calling its setter on a copy changes the
  // tracked value only, so that the field keeps its caret and composition.
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), `${value} `);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores a hydrated field to the visitor's input, and fires its events. */
export function restoreField(field: EventTarget, saved: EarlyField): void {
  if (field instanceof HTMLSelectElement) {
    setNatively(field, saved.value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    // `defaultChecked` is the application's initial value. One click, so that toggle handlers run once.
    if (field.checked === saved.checked && field.defaultChecked === saved.checked) return;
    field.checked = !saved.checked;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    restoreText(field, saved);
  }
}
