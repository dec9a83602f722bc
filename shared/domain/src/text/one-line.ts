import { plainText } from './plain-text';

/** Maximum length of a description; search engines show less. */
const longest = 300;

const cut = (line: string) => {
  if (line.length <= longest) return line;
  const short = line.slice(0, longest - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
};

/** A name as one line of limited length. Not escaped for HTML. */
export const oneLine = (text: string): string => cut(text.replace(/\s+/g, ' ').trim());

/** Number of names in a description. */
const few = 5;

/** The first names, each as one line. */
export const firstNames = (entries: readonly { name: string }[]): string[] =>
  entries.slice(0, few).map(({ name }) => oneLine(name));

/** One line of a backend's text, which may be HTML. Not escaped for HTML. */
export const plainLine = (html: string): string => oneLine(plainText(html));
