import { plainText } from './plain-text';

/** Characters of a description; search engines show fewer. */
const longest = 300;

const cut = (line: string) => {
  if (line.length <= longest) return line;
  const short = line.slice(0, longest - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
};

/** A name as one line of bounded length. Not safe in a page by itself. */
export const oneLine = (text: string): string => cut(text.replace(/\s+/g, ' ').trim());

/** Names in a description: the first ones. */
const few = 5;

/** The first names, each as one line. */
export const firstNames = (entries: readonly { name: string }[]): string[] =>
  entries.slice(0, few).map(({ name }) => oneLine(name));

/** One line of text from what backends write, which may be HTML. Not safe in a page by itself. */
export const plainLine = (html: string): string => oneLine(plainText(html));
