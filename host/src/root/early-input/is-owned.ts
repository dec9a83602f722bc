/** Whether events reach this element. React stops those for a component whose code has not loaded yet. */
export function isOwned(element: EventTarget): boolean {
  let arrived = false;
  // React hydrates at once for this event; the shop does not listen for it, and it does not bubble.
  element.addEventListener('dragend', () => (arrived = true), { once: true });
  element.dispatchEvent(new Event('dragend'));
  return arrived;
}
