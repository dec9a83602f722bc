import { EARLY_INPUT } from '@shop/federation';

/** Entries of each kind that are kept, so that a page that never comes alive does not gather without end. */
const most = 50;

/** When the recording ends by itself, in milliseconds: under a host that never replays the page must not stay deaf. */
const longest = 20_000;

/** Without the room around punctuation; no text in the script has any there. */
const tightened = (code: string) => code.replace(/\s*([^\w\s$])\s*/g, '$1');

const script = `(() => {
const acts = [], fields = new Map(), on = {};
const button = 'button,[role=button],[type=submit]';
const act = (event, element, form, submitter) => {
  if (form && form.hasAttribute('action')) return;
  event.stopPropagation();
  if (form || element.closest('a[href]')) event.preventDefault();
  if (acts.push({ element, submitter }) > ${most}) acts.shift();
};
const keep = (field) => {
  const { value, checked, selectionStart: from, selectionEnd: to } = field;
  fields.delete(field);
  if (fields.size < ${most}) fields.set(field, { value, checked, from, to });
};
on.click = (event) => {
  const at = event.target.closest('a[href],label,input,select,textarea,' + button);
  if (!at || at.href) return;
  if (/^(checkbox|radio)$/.test(at.type)) event.stopPropagation();
  else if (at.matches(button)) act(event, at, at.type != 'button' && at.form);
};
on.submit = (event) => act(event, event.target, event.target, event.submitter);
on.input = on.change = (event) => {
  if (!event.target.matches('input:not([type=file]),select,textarea')) return;
  event.stopPropagation();
  keep(event.target);
};
const each = (how) => {
  for (const type in on) document[how + 'EventListener'](type, on[type], true);
};
const stop = () => each('remove');
each('add');
setTimeout(stop, ${longest});
window.${EARLY_INPUT} = { acts, fields, keep, stop };
})();`;

/**
 * Keeps what the visitor does to a rendered page before the host has hydrated it (`EarlyInput`). It stands before all
 * other scripts of pages that were rendered, and in no others: where nobody replays, buttons are silent until the
 * recording ends.
 *
 * What is kept is kept from React, so that nothing counts twice, and typing does not hurry a hydration that gives way
 * to it. Left to the browser is what it can do by itself:
 * - links: they bring the next page, rendered;
 * - forms with an `action`. One without is never sent, else its fields, a password even, would stand in the address;
 * - checkboxes, radios and selects change at once and are kept by their state, as typed text is;
 * - labels hand their click on to their control, and a `summary` opens: a second click would undo either.
 */
export const earlyInputScript = tightened(script);
