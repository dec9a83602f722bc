import { Parser } from 'htmlparser2';
import { ImportError } from '../import-error';
import type { Source, SourceRow } from './source';

/** An element while it is read. `path` is that of its names from the root, joined with '.'. */
interface Element {
  /** With its prefix: `g:price`. */
  tag: string;
  name: string;
  path: string;
  line: number;
  text: string;
  members: Record<string, unknown>;
  /** The tag that each member comes from. */
  tags: Map<string, string>;
}

interface Found {
  path: string;
  line: number;
  content: unknown;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * The records of an XML text: the elements at a path (`rss.channel.item`), or those that feeds call `item`, `entry` or
 * `product`. Members are named without their prefix (`g:price` is `price`); a member that is repeated is a list.
 * Entities that a file declares itself are not read, and no other file is.
 */
export function xmlRows(text: string, path?: string): Source {
  const { found, paths } = readElements(text, path === undefined ? usualRecord : (at) => at === path);
  if (found.length === 0) {
    const where = path === undefined ? 'an element “item”, “entry” or “product”' : `the element “${path}”`;
    throw new ImportError(
      `The XML file does not have ${where}; name one in the mapping's "items" (it has: ${[...paths].slice(0, 12).join(', ')}).`,
    );
  }
  const rows = found.map(({ line, content }, index): SourceRow => ({
    line,
    number: index + 1,
    content,
    ...(typeof content === 'string' ? { problem: 'is not an element with members' } : {}),
  }));
  const notes = path === undefined ? [`Records were taken from “${found[0]?.path}”.`] : [];
  return { columns: null, width: null, rows, notes };
}

const usualRecord = (path: string) => /(?:^|\.)(?:item|entry|product)$/i.test(path);

function readElements(
  text: string,
  isRecord: (path: string) => boolean,
): { found: Found[]; paths: Set<string> } {
  const found: Found[] = [];
  const paths = new Set<string>();
  const open: Element[] = [];
  let record: string | null = null;
  let roots = 0;
  const getLine = createLineCounter(text);
  const parser = new Parser(
    {
      onopentagname(tag) {
        const name = localName(tag);
        const path = open.length > 0 ? `${open.at(-1)?.path}.${name}` : name;
        const line = getLine(parser.startIndex);
        if (open.length === 0 && (roots += 1) > 1) throw broken('has a second root', line);
        if (record === null) paths.add(path);
        // the records of a file are the first kind that fits, not those inside it
        if (record === null && isRecord(path)) record = path;
        open.push({ tag, name, path, line, text: '', members: {}, tags: new Map() });
      },
      onattribute(attribute, value) {
        const element = open.at(-1);
        if (element && !attribute.startsWith('xml')) addMember(element, attribute, value);
      },
      ontext(data) {
        const element = open.at(-1);
        if (element) element.text += data;
      },
      onclosetag(tag, isImplied) {
        const element = open.pop();
        const closesItself = text[parser.endIndex - 1] === '/';
        if (!element || (isImplied && !closesItself))
          throw broken(`does not close “${tag}”`, element?.line ?? getLine(parser.startIndex));
        const content = toContent(element);
        const parent = open.at(-1);
        if (element.path === record) found.push({ path: element.path, line: element.line, content });
        else if (parent) addMember(parent, element.tag, content);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  const unclosed = open.at(-1);
  if (unclosed)
    throw new ImportError(`The file is cut off: “${unclosed.name}” of line ${unclosed.line} does not end.`);
  parser.end();
  if (roots === 0) throw new ImportError('The file is not XML: it has no element.');
  return { found, paths };
}

const broken = (what: string, line: number) =>
  new ImportError(`The file is not XML: it ${what} (line ${line}).`);

const toContent = ({ members, text }: Element): unknown => {
  if (Object.keys(members).length === 0) return text.trim();
  return text.trim() === '' ? members : { ...members, text: text.trim() };
};

/**
 * Adds a member; a repeated tag gives a list. Of two tags that differ only in their prefix (`title`, `g:title`) the
 * first counts. An element may be called `__proto__`.
 */
function addMember({ members, tags }: Element, tag: string, content: unknown) {
  const name = localName(tag);
  if ((tags.get(name) ?? tag) !== tag) return;
  tags.set(name, tag);
  const known = Object.hasOwn(members, name) ? members[name] : undefined;
  const value = known === undefined ? content : Array.isArray(known) ? [...known, content] : [known, content];
  Object.defineProperty(members, name, { value, enumerable: true, writable: true, configurable: true });
}

/** Line of a position; positions must not go back. */
function createLineCounter(text: string): (position: number) => number {
  let line = 1;
  let at = 0;
  return (position) => {
    for (let next = text.indexOf('\n', at); next !== -1 && next < position; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}
