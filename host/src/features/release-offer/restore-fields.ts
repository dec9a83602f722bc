import { isOwned } from '../../root/early-input/is-owned';
import { restoreField } from '../../root/early-input/restore-field';
import { getFields, isAsSaved, savedFieldsKey, type SavedField, type SavedFields } from './saved-fields';

/** Milliseconds for which what was kept is good, for which its fields are waited for, and between two looks. */
const good = 60_000;
const searchTimeout = 10_000;
const pause = 200;

/** What was kept for this page; it is taken out, so that it comes back once. */
function takeSaved(document: Document, storage: Pick<Storage, 'getItem' | 'removeItem'>): SavedField[] {
  try {
    const saved = JSON.parse(storage.getItem(savedFieldsKey) ?? 'null') as SavedFields | null; // written by `saveFields`
    storage.removeItem(savedFieldsKey);
    const { pathname, search } = document.location;
    const isGood = saved?.address === pathname + search && Date.now() - saved.keptAt < good;
    return isGood ? saved.fields : [];
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
export async function restoreFields(
  document: Document,
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
): Promise<void> {
  let waiting = takeSaved(document, storage);
  const address = document.URL;
  const end = Date.now() + searchTimeout;
  const typing = watchTyping(document);
  while (waiting.length > 0 && Date.now() < end && document.URL === address) {
    const there = getFields(document);
    waiting = waiting.filter((saved) => {
      const found = there.find(({ mark, at }) => mark === saved.mark && at === saved.at)?.field;
      if (!found || !isOwned(found)) return true;
      const { value, checked } = saved;
      const left = { value, from: null, to: null, ...(checked === undefined ? {} : { checked }) };
      if (!typing.touched.has(found) && !isAsSaved(found, saved)) restoreField(found, left);
      return false;
    });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  typing.stop();
}
