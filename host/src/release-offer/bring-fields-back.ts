import { isOwned } from '../root/early-input/is-owned';
import { restoreField } from '../root/early-input/restore-field';
import { fieldsOf, isAsKept, keptFieldsKey, type KeptField, type KeptFields } from './kept-fields';

/** Milliseconds for which what was kept is good, for which its fields are waited for, and between two looks. */
const good = 60_000;
const patience = 10_000;
const pause = 200;

/** What was kept for this page; it is taken out, so that it comes back once. */
function takeKept(document: Document, storage: Pick<Storage, 'getItem' | 'removeItem'>): KeptField[] {
  try {
    const kept = JSON.parse(storage.getItem(keptFieldsKey) ?? 'null') as KeptFields | null; // written by `keepFields`
    storage.removeItem(keptFieldsKey);
    const { pathname, search } = document.location;
    const isGood = kept?.address === pathname + search && Date.now() - kept.keptAt < good;
    return isGood ? kept.fields : [];
  } catch {
    return [];
  }
}

/** What the visitor has begun to fill anew is left alone. */
function watchTyping(document: Document) {
  const touched = new Set<EventTarget>();
  const note = ({ isTrusted, target }: Event) => void (isTrusted && target && touched.add(target));
  document.addEventListener('input', note, true);
  return { touched, stop: () => document.removeEventListener('input', note, true) };
}

/** Brings back what was typed before the visitor had the page refreshed, as its fields come. X-11, F-05. */
export async function bringFieldsBack(
  document: Document,
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
): Promise<void> {
  let waiting = takeKept(document, storage);
  const address = document.URL;
  const end = Date.now() + patience;
  const typing = watchTyping(document);
  while (waiting.length > 0 && Date.now() < end && document.URL === address) {
    const there = fieldsOf(document);
    waiting = waiting.filter((kept) => {
      const found = there.find(({ mark, at }) => mark === kept.mark && at === kept.at)?.field;
      if (!found || !isOwned(found)) return true;
      const { value, checked } = kept;
      const left = { value, from: null, to: null, ...(checked === undefined ? {} : { checked }) };
      if (!typing.touched.has(found) && !isAsKept(found, kept)) restoreField(found, left);
      return false;
    });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  typing.stop();
}
