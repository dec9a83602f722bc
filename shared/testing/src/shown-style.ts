/** What decides whether an element is shown or can be pressed, with what it is where nothing says so. */
const initial = { display: '', opacity: '', visibility: 'visible', 'pointer-events': 'auto' } as const;
type Property = keyof typeof initial;
const properties = Object.keys(initial) as Property[];
const isInherited = (property: Property) => initial[property] !== '';

interface Declared {
  order: number;
  selector: string;
  value: string;
}

/** The rules of a page that set a property, by a class without which they cannot match. */
interface Rules {
  byClass: Map<string, Declared[]>;
  others: Declared[];
}

/** Of each selector in a list, one class of the element that it means; null where one of them needs none. */
function classesOf(selector: string): Set<string> | null {
  let flat = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(flat)) flat = flat.replace(/\([^()]*\)/g, '');
  const classes = new Set<string>();
  for (const part of flat.split(',')) {
    const last =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const [, name] = /\.([\w-]+)/.exec(last) ?? [];
    if (!name) return null;
    classes.add(name);
  }
  return classes;
}

function rulesOf(rules: readonly CSSStyleRule[], property: Property): Rules {
  const found: Rules = { byClass: new Map(), others: [] };
  rules.forEach(({ style, selectorText: selector }, order) => {
    const value = style.getPropertyValue(property);
    if (!value) return;
    const declared = { order, selector, value };
    const classes = classesOf(selector);
    if (!classes) found.others.push(declared);
    for (const name of classes ?? []) found.byClass.set(name, [...(found.byClass.get(name) ?? []), declared]);
  });
  return found;
}

/** As jsdom takes them: of media rules those alone that name the screen. */
function styleRules(sheets: readonly CSSStyleSheet[]): CSSStyleRule[] {
  const flat = (rule: CSSRule): CSSRule[] => {
    if (!('media' in rule)) return [rule];
    const { media, cssRules } = rule as CSSMediaRule; // only these have media
    return Array.from(media).includes('screen') ? Array.from(cssRules) : [];
  };
  const all = sheets.flatMap(({ cssRules }) => Array.from(cssRules)).flatMap(flat);
  return all.filter((rule): rule is CSSStyleRule => 'selectorText' in rule);
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false; // what jsdom cannot read applies to nothing
  }
}

/** The rules of this page; read again when there are others. */
function pageRules(): (property: Property) => Rules {
  let seen: unknown[] | undefined;
  let known: Record<string, Rules> = {};
  return (property) => {
    const sheets = Array.from(document.styleSheets);
    const now = sheets.flatMap((sheet) => [
      sheet,
      sheet.cssRules.length,
      sheet.cssRules[sheet.cssRules.length - 1],
    ]);
    if (now.length !== seen?.length || now.some((part, at) => part !== seen?.[at])) {
      const rules = styleRules(sheets);
      known = Object.fromEntries(properties.map((name) => [name, rulesOf(rules, name)]));
      seen = now;
    }
    return known[property] as Rules; // there is one for each
  };
}

/** What a browser gives an element by its name and a few attributes, asked of jsdom once for each in an empty document. */
function builtIn(computed: typeof getComputedStyle): (element: Element, property: Property) => string {
  const empty = document.implementation.createHTMLDocument();
  const known = new Map<string, CSSStyleDeclaration>();
  return (element, property) => {
    const given = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.namespaceURI, element.localName, ...given]);
    let style = known.get(key);
    if (!style) {
      const twin = empty.importNode(element, false);
      twin.removeAttribute('style');
      known.set(key, (style = computed(twin)));
    }
    const value = style.getPropertyValue(property);
    return isInherited(property) && value === initial[property] ? '' : value;
  };
}

/**
 * `getComputedStyle` for pages of hundreds of rules. jsdom matches each of them with an element and with all that it stands
 * in, whenever anything on the page has changed, and queries by role ask it of every element. Here the few properties that
 * such queries read are looked up among the rules that set them; jsdom answers for every other one.
 */
export function shownStyles(computed: typeof getComputedStyle): typeof getComputedStyle {
  const rules = pageRules();
  const byBrowser = builtIn(computed);

  function declared(element: Element, property: Property): string {
    // Whatever sets a style of its own reflects it in the attribute.
    const own = element.hasAttribute('style') && (element as HTMLElement).style.getPropertyValue(property);
    if (own) return own === 'unset' ? '' : own;
    const { byClass, others } = rules(property);
    const named = Array.from(element.classList).flatMap((name) => byClass.get(name) ?? []);
    const last = [...others, ...named]
      .sort((one, other) => other.order - one.order)
      .find(({ selector }) => matches(element, selector));
    if (last) return last.value === 'unset' ? '' : last.value;
    return byBrowser(element, property);
  }

  function valueOf(element: Element, property: Property): string {
    const value = declared(element, property);
    if (value || !isInherited(property)) return value;
    return element.parentElement ? valueOf(element.parentElement, property) : initial[property];
  }

  return (element, pseudo) => {
    if (pseudo || element.ownerDocument !== document) return computed(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const rest = () => (whole ??= computed(element));
    const read = (name: string) =>
      name in initial ? valueOf(element, name as Property) : rest().getPropertyValue(name);
    return new Proxy(Object.create(CSSStyleDeclaration.prototype) as CSSStyleDeclaration, {
      get(_target, name) {
        if (name === 'getPropertyValue') return read;
        if (name === 'pointerEvents') return read('pointer-events');
        if (typeof name === 'string' && name in initial) return read(name);
        const value: unknown = Reflect.get(rest(), name);
        return typeof value === 'function' ? (value.bind(rest()) as unknown) : value;
      },
    });
  };
}
