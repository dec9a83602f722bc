import { isOwned } from '../../root/early-input/replay-early-input';
import { restoreField } from '../../root/early-input/restore-field';
import { getFields, isAsSaved, savedFieldsKey, type SavedField, type SavedFields } from './saved-fields';

/** Milliseconds for which saved fields are valid, for which their fields are awaited, and between two attempts. */
const validFor = 60_000;
const searchTimeout = 10_000;
const pause = 200;

/** A null label fits every field: the page has another language now. */
type WaitingField = Omit<SavedField, 'label'> & { label: string | null };

/** Reads and deletes what was saved for this page, so that it is restored once. */
function takeSaved(document: Document, storage: Pick<Storage, 'getItem' | 'removeItem'>): WaitingField[] {
  try {
    const saved = JSON.parse(storage.getItem(savedFieldsKey) ?? 'null') as SavedFields | null; // `saveFields` has written it.
    storage.removeItem(savedFieldsKey);
    const { pathname, search } = document.location;
    const isGood = saved?.address === pathname + search && Date.now() - saved.keptAt < validFor;
    if (!isGood) return [];
    const isTranslated = saved.language !== document.documentElement.lang;
    return saved.fields.map((field) => (isTranslated ? { ...field, label: null } : field));
  } catch {
    return [];
  }
}

/** Fields that the visitor has started to fill again are not touched. */
function watchTyping(document: Document) {
  const touched = new Set<EventTarget>();
  const note = ({ isTrusted, target }: Event) => void (isTrusted && target && touched.add(target));
  document.addEventListener('input', note, true);
  return { touched, stop: () => document.removeEventListener('input', note, true) };
}

/** Restores what was typed before the visitor reloaded the page, as its fields appear. X-11, F-05. */
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
      const found = there.find(
        ({ mark, at, label }) => mark === saved.mark && at === saved.at && (saved.label ?? label) === label,
      )?.field;
      if (!found || !isOwned(found)) return true;
      const { value, checked } = saved;
      const input = { value, from: null, to: null, ...(checked === undefined ? {} : { checked }) };
      if (!typing.touched.has(found) && !isAsSaved(found, saved)) restoreField(found, input);
      return false;
    });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  typing.stop();
}
