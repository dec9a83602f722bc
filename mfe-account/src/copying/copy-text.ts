/** For browsers that keep the clipboard from pages without a secure connection. */
function copySelected(text: string): boolean {
  const place = document.createElement('textarea');
  const focused = document.activeElement;
  place.value = text;
  place.readOnly = true;
  // Out of sight; part of the page, so that it can be selected.
  Object.assign(place.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  // Inside of what has the focus: an open dialog lets none out.
  (focused?.parentElement ?? document.body).append(place);
  place.select();
  try {
    return document.execCommand('copy');
  } finally {
    place.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Puts a text into the clipboard; answers whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}
