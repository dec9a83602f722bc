import { plainText } from '@shop/domain';

/** Characters of a description; search engines show fewer. */
const longest = 300;

const cut = (line: string) => {
  if (line.length <= longest) return line;
  const short = line.slice(0, longest - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
};

/** A name as one line. Not safe in a page by itself. */
export const oneLine = (text: string): string => cut(text.replace(/\s+/g, ' ').trim());

/** One line of text from what backends write, which may be HTML. Not safe in a page by itself. */
export const plainWords = (text: string): string => oneLine(plainText(text));

/** An address of a picture or page that may stand in a page: no other scheme, nobody's user name. */
export const safeAddress = (address: string | null): string | null =>
  address !== null && /^(https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/.test(address) ? address : null;
