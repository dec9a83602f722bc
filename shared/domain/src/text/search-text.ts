/** Characters of the longest search: what search fields take. */
const longestSearch = 200;

/**
 * A search as it is sent: without blanks around it, and cut to what search fields take. A pasted page or a long address
 * would otherwise exceed what servers accept as a URL.
 */
export const toSearchText = (text: string | null | undefined): string =>
  Array.from((text ?? '').trim())
    .slice(0, longestSearch)
    .join('')
    .trim();
