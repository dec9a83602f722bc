import { EARLY_INPUT } from '@shop/federation';
import { restoreField } from './restore-field';

/** Whether events reach this element. React stops those for a component whose code has not loaded yet. */
export function isOwned(element: EventTarget): boolean {
  let arrived = false;
  // React hydrates at once for this event; the shop does not listen for it, and it does not bubble.
  element.addEventListener('dragend', () => (arrived = true), { once: true });
  element.dispatchEvent(new Event('dragend'));
  return arrived;
}

/** Attempts for elements that are not hydrated yet, and the milliseconds between them. */
const [attempts, pause] = [50, 100];

/**
 * Ends the recording of what the visitor did before hydration and replays it: fields, then the last tap. Call it in a
 * layout effect of the root, so that nothing is typed between hydration and the replay.
 */
export async function replayEarlyInput(document: Document): Promise<void> {
  const early = document.defaultView?.[EARLY_INPUT];
  if (!early) return;
  early.stop();
  delete window[EARLY_INPUT];
  const { URL: address } = document;
  const recordInput = ({ target: at }: Event) => at && early.fields.has(at) && early.keep(at);
  document.addEventListener('input', recordInput, true);
  // React cannot hydrate for an event inside an effect.
  await Promise.resolve();
  for (let attempt = 1; attempt <= attempts && document.URL === address; attempt += 1) {
    for (const [field, saved] of early.fields) {
      if (!isOwned(field)) continue;
      early.fields.delete(field);
      restoreField(field, saved);
      // React renders the change right after the event.
      await Promise.resolve();
    }
    if (early.tap && isOwned(early.tap)) {
      if (early.tap instanceof HTMLFormElement) early.tap.requestSubmit();
      else early.tap.click();
      early.tap = null;
    }
    if (early.fields.size === 0 && !early.tap) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  document.removeEventListener('input', recordInput, true);
}
