import { config, moduleList, modulesFromWire } from '@shop/contract';
import { pageOf, type RouteMatch } from '@shop/federation';
import { currencyCode } from './meta/currency';
import type { PageFacts } from './meta/page-facts';
import { PageHeads, type PageHead } from './meta/page-heads';
import { shopNameOf } from './meta/shop-name';
import { beforeSettings, shopOf, subjectOf } from './meta/subject';
import { type Answers } from './answers';
import { isRefusal, type Answer } from './fetch-answer';
import { bootForRendering, bootPieces, type AnsweredCall, type BootParts } from './page/boot';
import { earlyCallData, plannedCalls, type PlannedCall } from './page/early-calls';
import { escapeHtml } from './page/escape';
import { templateFor, type PageTemplate } from './page/html';
import { metaFrom, titleTags, type Said } from './page/meta';
import { Piece } from './page/piece';
import { filled, joined } from './page/template';
import type { Overridden } from './overrides/overrides';
import { firstCallsAt, type OwnedRoute, type ReleaseSet } from './release-set';
import type { Rendered, Renderer } from './render/renderer';
import type { EdgeSettings } from './settings';
import { shopTimeZone } from './shop-time-zone';
import { vendorsOf, type Vendor } from './vendors';
import type { Visitor } from './visitor';

export interface AssemblyParts {
  settings: EdgeSettings;
  answers: Answers;
  /** Null where pages are rendered by browsers only. */
  renderer: Renderer | null;
}

/** One page as one visitor asks for it. */
export interface PageRequest {
  set: ReleaseSet;
  match: RouteMatch<OwnedRoute> | null;
  url: URL;
  visitor: Visitor;
  overridden: Overridden | null;
  nonce: string;
  /** The page's own, in full; null where that is not known. */
  address: string | null;
}

export interface AssembledPage {
  pieces: Piece[];
  isFound: boolean;
  isRendered: boolean;
  /** Whose scripts it may come to load. */
  vendors: Vendor[];
}

/** Milliseconds that a page waits for settings of the shop, and for what its browser can ask for itself. */
const waits = { config: 600, answers: 300 };

/** What the backend has said for this page. */
interface Gathered extends BootParts {
  calls: readonly PlannedCall[];
  /** What each public call has brought; null where it did not come in time. */
  came: readonly (Answer | null)[];
  /** Type of the visitor's module; null where it is not known. */
  moduleType: string | null;
}

/** Puts pages together: answers of the backend, content, and the template that both stand in. */
export class PageAssembly {
  private readonly heads = new PageHeads();

  constructor(private readonly parts: AssemblyParts) {}

  async page(request: PageRequest): Promise<AssembledPage> {
    const { set, match, url, visitor } = request;
    const { settings } = this.parts;
    const gathered = await this.gathered(request);
    const template = templateFor({
      set,
      route:
        match && !asksFirst(match, visitor)
          ? shownAt(match.route, url.searchParams, gathered.moduleType)
          : null,
      language: visitor.language,
      theme: visitor.theme,
      apiOrigin: settings.publicApiOrigin,
      mapsKey: settings.mapsKey,
      hasWorker: settings.hasWorker,
      overridden: request.overridden,
      streamUrl: settings.streamUrl,
      vitalsShare: settings.vitalsShare,
    });
    const rendered = await this.rendered(request, template, gathered);
    const about = mainAnswer(match, gathered.answered);
    const said = saidOf(match, about);
    const head = this.headOf(request, gathered, said);
    const pieces = this.composed(request, { template, gathered, rendered, head, said });
    const vendors = vendorsOf(gathered.config, settings.mapsKey !== null);
    return { pieces, isFound: !isRefusal(about), isRendered: rendered !== null, vendors };
  }

  /** Everything at once. What is late stays for the browser. */
  private async gathered({ set, match, url, visitor }: PageRequest): Promise<Gathered> {
    const { answers } = this.parts;
    const coming = answers.get(moduleList, {}, visitor, waits.config);
    const wanted = match ? firstCallsAt(set, asksFirst(match, visitor) ? gateOf(match) : match.route) : [];
    // The list of modules is nearly always there; only calls that belong to a type of module wait for it.
    const depends = [...wanted, ...(match?.route.instead ?? [])].some(({ modules: types }) => types);
    const moduleType = depends ? moduleTypeOf(await coming, visitor) : null;
    const calls = match ? plannedCalls(wanted, match, url.searchParams, visitor, moduleType) : [];
    const open = calls.filter(({ endpoint }) => endpoint.access === 'public');
    const [shop, modules, ...came] = await Promise.all([
      answers.get(config, {}, visitor, waits.config),
      coming,
      ...open.map(({ endpoint, args }) => answers.get(endpoint, args, visitor, waits.answers)),
    ]);
    const answered = open.flatMap((call, at): AnsweredCall[] => {
      const answer = came[at];
      return answer ? [{ ...call, answer }] : [];
    });
    return {
      config: shop,
      modules,
      calls,
      came,
      answered,
      moduleType: moduleTypeOf(modules, visitor),
      timeZone: shopTimeZone(shop, this.parts.settings.shopTimeZone),
    };
  }

  private async rendered(
    { set, match, url, visitor }: PageRequest,
    { boot }: PageTemplate,
    gathered: Gathered,
  ): Promise<Rendered | null> {
    const { renderer } = this.parts;
    // Without the shop's settings there is no currency: the browser asks for them again and again.
    if (!renderer || !match || gathered.config?.status !== 200) return renderer?.none() ?? null;
    return renderer.page({
      set,
      route: match.route,
      visitor,
      address: url.pathname + url.search,
      ingredients: [gathered.config, gathered.modules, ...gathered.came],
      boot: () => bootForRendering(boot, gathered, visitor),
    });
  }

  private headOf(request: PageRequest, gathered: Gathered, said: Said): PageHead {
    const { match, url, visitor, address, set } = request;
    const page = `${set.id} ${match?.route.app} ${match?.route.path} ${address} ${url.pathname}${url.search}`;
    const ingredients = [gathered.config, gathered.modules, ...gathered.came];
    return this.heads.of(page, visitor.language, ingredients, () => factsOf(request, gathered, said));
  }

  private composed(
    { visitor, nonce }: PageRequest,
    page: {
      template: PageTemplate;
      gathered: Gathered;
      rendered: Rendered | null;
      head: PageHead;
      said: Said;
    },
  ): Piece[] {
    const { template, gathered, rendered, head, said } = page;
    const { publicApiOrigin } = this.parts.settings;
    const mark = new Piece(nonce, false);
    const known = new Set<PlannedCall['args']>(gathered.answered.map(({ args }) => args));
    const early = gathered.calls.filter(({ args }) => !known.has(args));
    const named = { title: head.name || said.title, picture: said.picture };
    const title = titleTags(named, shopNameOf(gathered.config), rendered);
    const own = {
      accent: [accentOf(gathered.moduleType)],
      nonce: [mark],
      meta: [new Piece(title, false), head.tags],
      early: [new Piece(earlyCallData(early, visitor, publicApiOrigin), false)],
      boot: bootPieces(template.boot, gathered, visitor, rendered),
      data: [head.data],
    };
    if (!rendered) return filled(template.plain, own);
    const content = { head: joined(rendered.head, mark), root: joined(rendered.html, mark) };
    return filled(template.rendered, { ...own, ...content });
  }
}

/** The route with the page that it shows there. */
const shownAt = (route: OwnedRoute, search: URLSearchParams, moduleType: string | null): OwnedRoute =>
  route.instead ? { ...route, page: pageOf(route, search, moduleType) } : route;

/** Whether the host asks a guest to sign in, where the page itself would stand: nothing of that is needed yet (D-10). */
const asksFirst = ({ route }: RouteMatch<OwnedRoute>, { isCustomer }: Visitor): boolean =>
  route.needsCustomer === true && !isCustomer;

const gateOf = ({ route }: RouteMatch<OwnedRoute>): OwnedRoute => ({ ...route, first: [], slots: [] });

/** Call and place of the picture that the route is about: `itemDetails.image_full_url`. */
const aboutOf = (match: RouteMatch<OwnedRoute> | null) => match?.route.picture?.split('.') ?? [];

/** What the backend says of what the route is about: the answer with its picture, else the one that its address asks for. */
function mainAnswer(match: RouteMatch<OwnedRoute> | null, answered: readonly AnsweredCall[]): Answer | null {
  const [name] = aboutOf(match);
  const main = name
    ? answered.find((call) => call.name === name)
    : answered.find(({ endpoint }) => endpoint.path.includes('/:'));
  return main?.answer ?? null;
}

/** Type of the module that the visitor has chosen; null where that is not known. */
function moduleTypeOf(modules: Answer | null, { moduleId }: Visitor): string | null {
  if (modules?.status !== 200 || moduleId === null) return null;
  return modulesFromWire(modules.body).find(({ id }) => id === moduleId)?.type ?? null;
}

/** The module's accent, on the root from the start: set there later, it has the browser style every element anew (STATE-58). */
const accentOf = (moduleType: string | null) =>
  new Piece(moduleType === null ? '' : ` data-accent="${escapeHtml(moduleType)}"`, false);

const unknown: Said = { title: '', description: '', picture: null };

/** Name, words and picture of what the route is about, where they are known. */
const saidOf = (match: RouteMatch<OwnedRoute> | null, about: Answer | null): Said =>
  about?.status === 200 ? metaFrom(about, aboutOf(match).slice(1)) : unknown;

function factsOf({ match, url, visitor, address }: PageRequest, gathered: Gathered, said: Said): PageFacts {
  const shop = shopOf(gathered.config, gathered.modules, gathered.timeZone);
  return {
    subject: subjectOf(url.pathname, gathered.answered, shop?.config.wireRules ?? beforeSettings),
    route: match?.route ?? null,
    search: url.searchParams,
    page: address,
    language: visitor.language,
    shop,
    currency: shop && currencyCode(gathered.config, shop.config),
    said,
  };
}
