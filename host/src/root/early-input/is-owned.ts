/** Whether events arrive at this element. React stops those for a part whose code has not come yet. */
export function isOwned(element: EventTarget): boolean {
  let arrived = false;
  // React hydrates for this event at once; no part of the shop listens for it, and it does not bubble.
  element.addEventListener('dragend', () => (arrived = true), { once: true });
  element.dispatchEvent(new Event('dragend'));
  return arrived;
}
