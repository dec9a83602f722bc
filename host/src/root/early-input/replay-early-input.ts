import { EARLY_INPUT, type EarlyAct, type EarlyInput } from '@shop/federation';
import { counterpartOf } from './counterpart';
import { isOwned } from './is-owned';
import { restoreField } from './restore-field';

/** For a part that is not hydrated yet is asked again so often, and after so many milliseconds. */
const tries = 50;
const pause = 100;

/** Something the visitor did, to be done again. */
interface Deed {
  /** What it was done to: the element of the first page. */
  to: HTMLElement;
  redo(element: HTMLElement): void;
}

/** A radio that was chosen before another one of its group is not any more. */
const isOutdated = (field: HTMLElement, index: number, all: HTMLElement[]) =>
  field instanceof HTMLInputElement &&
  field.type === 'radio' &&
  all
    .slice(index + 1)
    .some(
      (later) =>
        later instanceof HTMLInputElement &&
        later.type === 'radio' &&
        later.name === field.name &&
        later.form === field.form,
    );

function fieldDeeds({ fields }: EarlyInput): Deed[] {
  const touched = [...fields.keys()];
  return touched
    .filter((field, index) => !isOutdated(field, index, touched))
    .map((field) => ({
      to: field,
      redo: (element) => {
        const kept = fields.get(field);
        const { body, activeElement } = element.ownerDocument;
        // The field that was being typed in was drawn anew, and the focus went with it.
        if (element !== field && field === touched.at(-1) && activeElement === body) element.focus();
        if (kept) restoreField(element, kept);
      },
    }));
}

function doAgain(element: HTMLElement, submitter: EarlyAct['submitter']) {
  if (!(element instanceof HTMLFormElement)) return element.click();
  if (submitter instanceof HTMLButtonElement && submitter.form === element) element.requestSubmit(submitter);
  else element.requestSubmit();
}

/**
 * Each button once, in the order of the last presses: who presses a button that does not answer presses it again, and
 * means it once. A second opening, adding or sending would be worse than a step of a quantity that must be repeated.
 */
const actDeeds = ({ acts }: EarlyInput): Deed[] =>
  acts
    .filter(({ element }, index) => !acts.slice(index + 1).some((later) => later.element === element))
    .map(({ element, submitter }) => ({ to: element, redo: (found) => doAgain(found, submitter) }));

/** Does what can be done, gives what has to wait for its part. What is gone is dropped. */
async function doAll(deeds: readonly Deed[], document: Document): Promise<Deed[]> {
  const waiting: Deed[] = [];
  for (const deed of deeds) {
    const element = counterpartOf(deed.to, document);
    if (!element) continue;
    if (isOwned(element)) deed.redo(element);
    else waiting.push(deed);
    // React renders what an event has changed right after it, as after the visitor's own; the next one finds it done.
    await Promise.resolve();
  }
  return waiting;
}

/** Typing may go on in a field whose part is still waited for. */
function heed({ fields, keep }: EarlyInput, document: Document): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement && fields.has(target)) keep(target);
  };
  document.addEventListener('input', note, true);
  document.addEventListener('change', note, true);
  return () => {
    document.removeEventListener('input', note, true);
    document.removeEventListener('change', note, true);
  };
}

/**
 * Ends the recording of what the visitor did before hydration, and does it again in the application's hands: typed
 * text, ticks and choices first, then presses. To be called once: in a layout effect of the root, so that nothing can
 * be typed between React's first hold of a field and this, and likewise where hydration has failed. Parts that follow
 * later are waited for, up to five seconds and as long as the page is the same. Resolves when nothing is left to do.
 * Does nothing in a page without a recording.
 */
export async function replayEarlyInput(document: Document): Promise<void> {
  const view = document.defaultView;
  const early = view?.[EARLY_INPUT];
  if (!early) return;
  early.stop();
  delete view[EARLY_INPUT];
  // Inside an effect React is busy, and could hydrate no part for an event.
  await Promise.resolve();
  const address = document.URL;
  const isSamePage = () => document.URL === address;
  const forget = heed(early, document);
  let waiting = await doAll([...fieldDeeds(early), ...actDeeds(early)], document);
  for (let tried = 1; waiting.length > 0 && tried < tries && isSamePage(); tried += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isSamePage()) waiting = await doAll(waiting, document);
  }
  forget();
}
