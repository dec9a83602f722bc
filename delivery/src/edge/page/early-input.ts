import { EARLY_INPUT } from '@shop/federation';

/**
 * Records what the visitor types, chooses and last presses in a server-rendered page before the host hydrates it
 * (`EarlyInput`). It runs before all other scripts, and ends after 20 seconds, so that a page without a host still reacts.
 * Recorded events do not reach React: nothing counts twice. The browser handles what works without scripts: links, labels,
 * forms with an `action`. A form without one is never sent; otherwise its fields, even a password, would be in the address.
 */
export const earlyInputScript = `(() => {
  const fields = new Map(), early = (window.${EARLY_INPUT} = { fields, tap: null }), on = {};
  const buttons = 'button,[role=button],[type=submit]';
  const keepTap = (event, element, form) => {
    if (form && form.hasAttribute('action')) return;
    event.stopPropagation();
    if (form || element.closest('a[href]')) event.preventDefault();
    early.tap = element;
  };
  early.keep = (field) => {
    const { value, checked, selectionStart: from, selectionEnd: to } = field;
    const isInGroup = (other) => other.type == 'radio' && other.name == field.name && other.form == field.form;
    if (field.type == 'radio') for (const other of fields.keys()) if (isInGroup(other)) fields.delete(other);
    fields.set(field, { value, checked, from, to });
  };
  on.click = (event) => {
    const at = event.target.closest('a[href],label,input,select,textarea,' + buttons);
    if (!at || at.href) return;
    if (/^(checkbox|radio)$/.test(at.type)) event.stopPropagation();
    else if (at.matches(buttons)) keepTap(event, at, at.type != 'button' && at.form);
  };
  on.submit = (event) => keepTap(event, event.target, event.target);
  on.input = on.change = (event) => {
    if (!event.target.matches('input:not([type=file]),select,textarea')) return;
    event.stopPropagation();
    early.keep(event.target);
  };
  const listen = (how) => { for (const type in on) document[how + 'EventListener'](type, on[type], true); };
  early.stop = () => listen('remove');
  listen('add');
  setTimeout(early.stop, 20_000);
})();`;
