/** Safe markup: every value in it has been escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = Html | string | number | null | Value[];

const toMarkup = (value: Value): string => {
  if (value === null) return '';
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  return String(value).replace(/[&<>"']/g, (mark) => entities[mark] ?? '');
};

/** Escapes texts in content and quoted attributes; inserts other `html` unchanged, and nothing for null. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + toMarkup(values[index] ?? null)).join(''));
