/** React knows this event and hydrates for it at once; no part of the shop listens for it, and it does not bubble. */
const probe = 'dragend';

/**
 * Whether events arrive at this element. React stops those for a part that it cannot hydrate yet, because its code
 * is under way; a part whose code is there is hydrated by asking.
 */
export function isOwned(element: Element): boolean {
  let arrived = false;
  const note = () => (arrived = true);
  element.addEventListener(probe, note);
  element.dispatchEvent(new Event(probe));
  element.removeEventListener(probe, note);
  return arrived;
}
