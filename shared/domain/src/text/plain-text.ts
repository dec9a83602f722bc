const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  frac12: '½',
  micro: 'µ',
  reg: '®',
  trade: '™',
  copy: '©',
};

const hidden = /<(script|style|template|noscript|svg)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const breaks = /<(?:br|\/?(?:p|div|li|tr|h[1-6]|ul|ol|table|blockquote))\b[^>]*>/gi;
/** '<' before a letter only: '5 < 6 mg' is text. */
const tags = /<\/?[a-z][^<>]*>/gi;
const references = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi;

function letter(code: number, whole: string): string {
  const isLetter = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isLetter ? String.fromCodePoint(code) : whole;
}

/**
 * The text content of a string that may contain HTML, line by line, without tags; render it as text, never as HTML. Works
 * without a document.
 */
export function plainText(html: string): string {
  return html
    .replace(hidden, '')
    .replace(breaks, '\n')
    .replace(tags, '')
    .replace(references, (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      return letter(decimal ? Number(decimal) : parseInt(hex ?? '', 16), whole);
    })
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
