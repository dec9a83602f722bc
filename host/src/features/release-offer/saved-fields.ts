/** A field that a visitor fills in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value of a field, and what identifies it in the page. */
export interface SavedField {
  mark: string;
  /** Its index among the fields with the same `mark`. */
  at: number;
  /** In the language of the page; not part of `mark`, because the next document may have another language. */
  label: string;
  value: string;
  checked?: boolean;
}

export interface SavedFields {
  /** Path and search of the page. */
  address: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  language: string;
  fields: SavedField[];
}

export const savedFieldsKey = 'kept-fields';

/** Passwords and codes are not saved, files cannot be restored, and buttons hold nothing. */
const isSaved = (field: Field): boolean =>
  !/^(password|file|hidden|submit|button|reset|image)$/.test(field.type) &&
  !/one-time-code|^cc-|password/.test(field.autocomplete);

const isToggle = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Its name, without those that React generates, which are others in every document. */
const getName = ({ name }: Field) => (/^[:«_]r/i.test(name) ? '' : name);

const getLabel = (field: Field) =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent?.trim() ?? '';

/** Without anything that depends on the language, and without the id: React generates other ones in every document. */
function getMark(field: Field, forms: readonly HTMLFormElement[]): string {
  const value = field.type === 'radio' ? field.value : '';
  const form = field.form ? forms.indexOf(field.form) : '';
  return [field.localName, field.type, form, getName(field), field.autocomplete, value].join('\n');
}

interface FoundField extends Pick<SavedField, 'mark' | 'at' | 'label'> {
  field: Field;
}

/** The page's own fields, without the header's search; each with its mark and its index among equal marks. */
export function getFields(document: Document): FoundField[] {
  const counts = new Map<string, number>();
  const all = document.querySelectorAll<Field>('main :is(input, textarea, select)');
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')];
  return [...all].filter(isSaved).map((field) => {
    const mark = getMark(field, forms);
    const at = counts.get(mark) ?? 0;
    counts.set(mark, at + 1);
    return { field, mark, at, label: getLabel(field) };
  });
}

/** Whether a field still has its saved value. */
export const isAsSaved = (field: Field, { value, checked }: Pick<SavedField, 'value' | 'checked'>): boolean =>
  isToggle(field) ? field.checked === checked : field.value === value;

/** Saves the page's fields in this tab for the next document at the same address. */
export function saveFields(document: Document, storage: Pick<Storage, 'setItem'>): void {
  const fields = getFields(document)
    .filter(({ field }) => (field.type === 'radio' ? isToggle(field) && field.checked : true))
    .filter(({ field }) => isToggle(field) || field.value !== '')
    .map(({ field, ...found }) => ({
      ...{ ...found, value: field.value },
      ...(isToggle(field) ? { checked: field.checked } : {}),
    }));
  const { pathname, search } = document.location;
  const { lang: language } = document.documentElement;
  const saved: SavedFields = { address: pathname + search, keptAt: Date.now(), language, fields };
  try {
    if (fields.length > 0) storage.setItem(savedFieldsKey, JSON.stringify(saved));
  } catch {
    // Nothing can be stored (F-31), so the fields start empty.
  }
}
