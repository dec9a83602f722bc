import { __PRIVATE__ } from 'styled-components';

type GroupedTag = NonNullable<typeof __PRIVATE__.mainSheet.tag>;

/** A style element with the rules of some components. */
interface Segment {
  /** No group in it has a smaller number. */
  first: number;
  sheet: CSSStyleSheet;
  /** Group → number of its rules. */
  sizes: Map<number, number>;
  /** Rules from which on groups that come after its own begin another segment. */
  room: number;
}

/** So few that a browser is quick to look at what they speak of, so many that a long visit has some dozens of elements. */
const room = 40;

/**
 * Where the library puts rules, in the order of its groups (a component's rules are a group): the style element that a
 * rendered page came with stays as it is, and what comes later goes to elements of its own. A browser styles every element
 * anew that any rule of a changed style element speaks of; in one for all, as the library has it, that is the whole page
 * (decision 0026).
 */
export class PageStyles implements Pick<GroupedTag, 'insertRules' | 'clearGroup'> {
  private readonly segments: Segment[] = [];
  private last: Element | null;

  constructor(private readonly document: Document) {
    const came = document.querySelector<HTMLStyleElement>('style[data-groups]');
    this.last = came;
    if (!came?.sheet) return;
    const groups = came.dataset.groups?.matchAll(/(\d+):(\d+)/g) ?? [];
    const sizes = new Map([...groups].map(([, group, size]) => [Number(group), Number(size)] as const));
    this.segments.push({ first: 0, sheet: came.sheet, sizes, room: 0 });
  }

  insertRules(group: number, rules: string[]): void {
    const { sheet, sizes } = this.segmentFor(group);
    const at = endOf(sizes, group, sheet);
    let added = 0;
    for (const rule of rules)
      try {
        sheet.insertRule(rule, at + added);
        added += 1;
      } catch {
        // A selector that this browser doesn't know: it does without, as with a style sheet.
      }
    sizes.set(group, (sizes.get(group) ?? 0) + added);
  }

  clearGroup(group: number): void {
    const segment = this.segments.findLast(({ sizes }) => sizes.has(group));
    if (!segment) return;
    const { sheet, sizes } = segment;
    const end = endOf(sizes, group, sheet);
    for (let at = end - 1; at >= end - (sizes.get(group) ?? 0); at -= 1) sheet.deleteRule(at);
    sizes.delete(group);
  }

  private segmentFor(group: number): Segment {
    const known = this.segments.findLast(({ first }) => first <= group);
    const isLast = known === this.segments.at(-1);
    if (known && !(isLast && isFull(known) && group > largestOf(known))) return known;
    const style = this.document.createElement('style');
    style.nonce = __webpack_nonce__ ?? '';
    if (this.last) this.last.after(style);
    else this.document.head.append(style);
    this.last = style;
    if (!style.sheet) throw new Error('the page takes no styles');
    const begun = {
      first: known ? largestOf(known) + 1 : 0,
      sheet: style.sheet,
      sizes: new Map(),
      room,
    };
    this.segments.push(begun);
    return begun;
  }
}

const isFull = ({ sheet, room }: Segment) => sheet.cssRules.length >= room;
const largestOf = ({ sizes }: Segment) => Math.max(0, ...sizes.keys());

/** Where the rules of a group end among those of a segment. */
function endOf(sizes: Segment['sizes'], group: number, { cssRules }: CSSStyleSheet): number {
  let end = 0;
  for (const [each, size] of sizes) if (each <= group) end += size;
  return Math.min(end, cssRules.length);
}

/** Has the library put its rules there. Before any component of the page is made. */
export function takeOverStyles(document: Document): void {
  // The rest of the interface serves the library's text of all rules, which nothing in a browser asks for.
  __PRIVATE__.mainSheet.tag = new PageStyles(document) as unknown as GroupedTag;
}
