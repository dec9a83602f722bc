/** A field that a visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value of a field, and what identifies it in the page. */
export interface SavedField {
  mark: string;
  /** Its index among the fields with the same key. */
  at: number;
  value: string;
  checked?: boolean;
}

export interface SavedFields {
  /** Path and search of the page. */
  address: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  fields: SavedField[];
}

export const savedFieldsKey = 'kept-fields';

/** Passwords and codes are not saved, files cannot be restored, and buttons hold nothing. */
const isSaved = (field: Field): boolean =>
  !/^(password|file|hidden|submit|button|reset|image)$/.test(field.type) &&
  !/one-time-code|^cc-|password/.test(field.autocomplete);

const isToggle = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const getLabel = (field: Field) =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent?.trim() ?? '';

const getFormName = ({ form }: Field) => form?.getAttribute('aria-label') ?? form?.getAttribute('name') ?? '';

/** Without the id: React generates other ones in every document. */
function toMark(field: Field): string {
  const value = field.type === 'radio' ? field.value : '';
  return [field.localName, field.type, getFormName(field), getLabel(field), value].join('\n');
}

/**
 * The page's own fields, without the header's search; each with its key and its index among the fields with the same
 * key.
 */
export function getFields(document: Document): { field: Field; mark: string; at: number }[] {
  const counts = new Map<string, number>();
  const all = document.querySelectorAll<Field>('main :is(input, textarea, select)');
  return [...all].filter(isSaved).map((field) => {
    const mark = toMark(field);
    const at = counts.get(mark) ?? 0;
    counts.set(mark, at + 1);
    return { field, mark, at };
  });
}

/** Whether a field still has its saved value. */
export const isAsSaved = (field: Field, { value, checked }: SavedField): boolean =>
  isToggle(field) ? field.checked === checked : field.value === value;

/** Saves the page's fields in this tab for the next document at the same address. */
export function saveFields(document: Document, storage: Pick<Storage, 'setItem'>): void {
  const fields = getFields(document)
    .filter(({ field }) => (field.type === 'radio' ? isToggle(field) && field.checked : true))
    .filter(({ field }) => isToggle(field) || field.value !== '')
    .map(({ field, mark, at }) => ({
      ...{ mark, at, value: field.value },
      ...(isToggle(field) ? { checked: field.checked } : {}),
    }));
  const { pathname, search } = document.location;
  const saved: SavedFields = { address: pathname + search, keptAt: Date.now(), fields };
  try {
    if (fields.length > 0) storage.setItem(savedFieldsKey, JSON.stringify(saved));
  } catch {
    // Nothing can be stored (F-31), so the fields start empty.
  }
}
