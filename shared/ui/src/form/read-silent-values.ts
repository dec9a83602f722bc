type TextControl = HTMLInputElement | HTMLTextAreaElement;

const textTypes: readonly string[] = ['text', 'email', 'tel', 'password', 'search', 'url', 'textarea'];

const isText = (control: Element): control is TextControl =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
  textTypes.includes(control.type) &&
  !control.readOnly &&
  !control.disabled;

/** Writes a value as a script outside the page does: React, which watches the control's own property, does not notice. */
function writeSilently(control: TextControl, value: string): void {
  const prototype =
    control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', value, control);
}

/**
 * Passes on what a password manager or a browser has put into a form's fields without an event, as if it had been typed.
 * Such a value is on screen, but the form does not know it. Call it before the form is validated.
 */
export function readSilentValues(form: HTMLFormElement): void {
  for (const control of [...form.elements].filter(isText)) {
    const { value } = control;
    // React keeps the default value of an input equal to the value that it has rendered.
    if (value === '' || value === control.defaultValue) continue;
    control.value = '';
    writeSilently(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
