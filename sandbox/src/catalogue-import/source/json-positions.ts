/** Where the elements of the array at a path begin in a valid JSON text; `*` is every element of an array. */
export const elementOffsets = (text: string, path: readonly string[]): number[] =>
  offsetsFrom(text, skipSpace(text, 0), path);

function offsetsFrom(text: string, start: number, [key, ...rest]: readonly string[]): number[] {
  if (key === undefined) return arrayOffsets(text, start);
  if (key === '*') return arrayOffsets(text, start).flatMap((at) => offsetsFrom(text, at, rest));
  const found = text[start] === '{' ? memberOffset(text, start, key) : null;
  return found === null ? [] : offsetsFrom(text, found, rest);
}

function arrayOffsets(text: string, start: number): number[] {
  if (text[start] !== '[') return [];
  const offsets: number[] = [];
  let at = skipSpace(text, start + 1);
  while (at < text.length && text[at] !== ']') {
    offsets.push(at);
    at = nextEntry(text, at);
  }
  return offsets;
}

/** Of duplicate names the last one counts, as for JSON.parse. */
function memberOffset(text: string, start: number, key: string): number | null {
  let found: number | null = null;
  let at = skipSpace(text, start + 1);
  while (at < text.length && text[at] !== '}') {
    const afterName = skipValue(text, at);
    const name: unknown = JSON.parse(text.slice(at, afterName));
    const value = skipSpace(text, skipSpace(text, afterName) + 1); // past the colon
    if (name === key) found = value;
    at = nextEntry(text, value);
  }
  return found;
}

function nextEntry(text: string, at: number): number {
  const after = skipSpace(text, skipValue(text, at));
  return text[after] === ',' ? skipSpace(text, after + 1) : after;
}

function skipSpace(text: string, at: number): number {
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return at;
}

function skipValue(text: string, at: number): number {
  let depth = 0;
  do {
    const sign = text[at];
    if (sign === '"') at = afterString(text, at);
    else {
      if (sign === '{' || sign === '[') depth += 1;
      if (sign === '}' || sign === ']') depth -= 1;
      at += 1;
      if (depth === 0 && sign !== '}' && sign !== ']') return afterWord(text, at);
    }
  } while (depth > 0 && at < text.length);
  return at;
}

function afterString(text: string, at: number): number {
  for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
  return at + 1;
}

/** The rest of a number, true, false or null. */
function afterWord(text: string, at: number): number {
  while (at < text.length && !' \n\r\t,]}'.includes(text[at] ?? ' ')) at += 1;
  return at;
}
