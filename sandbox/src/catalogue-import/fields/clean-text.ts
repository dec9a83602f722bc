import { Parser } from 'htmlparser2';

export interface Cleaned {
  text: string;
  /** Descriptions of changes beyond white space. */
  notes: string[];
}

const lineTags = new Set([
  'br',
  'p',
  'div',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'section',
  'article',
  'blockquote',
  'dt',
  'dd',
]);
const listTags = new Set(['ul', 'ol']);
const silentTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
]);
const htmlTag = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|<!doctype/i;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;

/** Converts HTML to visible text; text that only resembles it (`<3`, `a < b`) stays. */
export function withoutHtml(source: string): string {
  if (!htmlTag.test(source) && !entity.test(source)) return source;
  if (!htmlTag.test(source)) return toText(source.replace(/</g, '&lt;'));
  return toText(source);
}

function toText(html: string): string {
  let text = '';
  let silent = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (silentTags.has(name)) silent += 1;
        if (name === 'li') text += '\n• ';
        else if (lineTags.has(name)) text += '\n';
      },
      onclosetag(name, implied) {
        if (silentTags.has(name)) silent -= 1;
        if ((lineTags.has(name) || listTags.has(name)) && !implied) text += '\n';
      },
      ontext(data) {
        if (silent === 0) text += data;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text;
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const controls = /(?![\t\n\r])[\p{Cc}\ufff9-\ufffb]/gu;
const nonCharacters = /[\ufdd0-\ufdef\ufffe\uffff]/g;

/**
 * Text from outside as plain text in NFC: without tags, control characters and broken surrogates, with entities
 * decoded, and with line breaks only where `lines` allows them. Direction marks stay, and open embeddings are closed,
 * so that a name never affects the direction of the text around it.
 */
export function cleanText(source: string, lines = false): Cleaned {
  const notes: string[] = [];
  const removePattern = (pattern: RegExp, text: string, note: string) => {
    const left = text.replace(pattern, '');
    if (left !== text) notes.push(note);
    return left;
  };
  let text = withoutHtml(source);
  if (text !== source) notes.push('HTML was turned into text');
  text = removePattern(controls, text, 'control characters were removed');
  text = removePattern(loneSurrogate, text, 'broken characters (unpaired surrogates) were removed');
  text = removePattern(nonCharacters, text, 'code points that are no characters were removed');
  text = lines ? withLines(text) : text.replace(/[\s\u0085\u2028\u2029]+/gu, ' ').trim();
  text = text.replace(/^\ufeff+/, '').normalize('NFC');
  const closed = closeDirections(text);
  if (closed !== text) notes.push('an open mark of direction was closed');
  return { text: closed, notes };
}

const withLines = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Embeddings and overrides (closed by U+202C) and isolates (closed by U+2069) that a text leaves open. */
function closeDirections(text: string): string {
  if (!/[\u202a\u202b\u202d\u202e\u2066-\u2068]/.test(text)) return text;
  const open: string[] = [];
  for (const sign of text) {
    if ('\u202a\u202b\u202d\u202e'.includes(sign)) open.push('\u202c');
    else if ('\u2066\u2067\u2068'.includes(sign)) open.push('\u2069');
    else if (open.at(-1) === sign) open.pop();
  }
  return text + open.reverse().join('');
}

/** Whether a text has visible characters: not only spaces, joiners, fillers and direction marks. */
export const isVisible = (text: string): boolean =>
  /[^\p{Z}\p{C}\p{Variation_Selector}\u115f\u1160\u3164\uffa0\u2800]/u.test(text);

export const codePoints = (text: string): number => [...text].length;
