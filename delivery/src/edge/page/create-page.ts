import type { BootData } from '@shop/federation';
import type { ApiCache } from '../api-cache';
import { isRefusal } from '../fetch-response';
import { getShownApps, type OwnedRoute } from '../release-set';
import type { Rendered } from '../render/messages';
import type { Renderer } from '../render/renderer';
import type { Tickets } from '../reporting/tickets';
import type { EdgeSettings } from '../settings';
import { getShopName } from '../shop-name';
import { getVendors, type Vendor } from '../vendors';
import { createBootData } from './boot-data';
import { writeDocument } from './document';
import { earlyRequestScript } from './early-requests';
import { fetchPageData, getMainResponse, getPicture, type PageData } from './page-data';
import { isShopPage, toPageMatter, shownRoute, type PageMatter, type PageRequest } from './page-request';
import { fillIn, type PersonalValues } from './personal-values';
import type { MadePage, SharedPages } from './shared-pages';

/** Content that the edge renders. */
export interface Rendering {
  renderer: Renderer;
  sharedPages: SharedPages;
}

export interface PageServices {
  settings: EdgeSettings;
  apiCache: ApiCache;
  /** Null if only browsers render pages. */
  rendering: Rendering | null;
  tickets: Tickets;
  /** Stand for one visitor's own values in pages that serve several. */
  placeholders: PersonalValues;
}

export interface Page {
  html: string;
  /** The address that the visitor is led to instead. */
  redirect: string | undefined;
  isFound: boolean;
  isRendered: boolean;
  /** Apps whose releases made rendering it fail, in part or altogether. */
  failed: readonly string[];
  /** Its reports are verified by this; '' if it may not report. */
  ticket: string;
  /** Vendors whose scripts it may load. */
  vendors: Vendor[];
}

/**
 * The second half of a page request, after releases are assigned and the route is matched: fetch, render, write. The result
 * can be shared with visitors of the same traits; personal values are filled in last.
 */
export async function createPage(request: PageRequest, services: PageServices): Promise<Page> {
  const { settings, apiCache, tickets } = services;
  const { set, visitor, nonce } = request;
  const matter = toPageMatter(request);
  const data = await fetchPageData(matter, apiCache, settings.shopTimeZone);
  const { html, redirect, failed } = await getContent(matter, data, services);
  const route = shownRoute(matter, data.moduleType);
  const { isCustomer } = visitor;
  const visit = { hasZone: visitor.zoneIds.length > 0, moduleType: data.moduleType, isCustomer };
  const shown = getShownApps(set, route, visit);
  const ticket = reports(matter, data) ? tickets.create(set, visitor.id, shown) : '';
  const withoutContent = () => ({ boot: createBootData(matter, data, settings), content: null });
  const written = html ?? writePage(matter, data, withoutContent(), services);
  return {
    html: fillIn(written, services.placeholders, {
      nonce,
      visitorId: visitor.id,
      ticket,
      sentAt: new Date().toISOString(),
    }),
    redirect,
    isFound: isFound(matter, data),
    isRendered: html !== null,
    failed,
    ticket,
    vendors: getVendors(data.config, settings.mapsKey !== null),
  };
}

const isFound = (matter: PageMatter, data: PageData): boolean =>
  isShopPage(matter.match) && !isRefusal(getMainResponse(matter, data));

/** Whether the page may report: visitors with overrides do not. */
const reports = (matter: PageMatter, data: PageData): boolean => isFound(matter, data) && !matter.overridden;

/** The page with its content; without `html` if the browser has to render it. */
async function getContent(matter: PageMatter, data: PageData, services: PageServices): Promise<MadePage> {
  const { rendering } = services;
  if (!rendering) return { html: null, failed: [] };
  const { renderer, sharedPages } = rendering;
  const { set, match } = matter;
  // Without the shop's settings the currency is unknown: the browser requests them until they load.
  if (!match || data.config?.status !== 200 || !renderer.canRender(set)) return sharedPages.none();
  return sharedPages.get({
    // A page for one response only, such as a preview, is not shared.
    key: set.isShared ? toCacheKey(matter, match.route) : null,
    ingredients: data.ingredients,
    make: () => renderPage(matter, match.route, data, { ...services, renderer }),
  });
}

const getAddress = ({ pathname, search }: URL) => pathname + search;

/** Everything that a page depends on besides the backend's responses: the same key means the same page. */
const toCacheKey = ({ set, url, origin, visitor }: PageMatter, { app, path }: OwnedRoute) =>
  JSON.stringify([set.id, origin, app, path, getAddress(url), visitor]);

async function renderPage(
  matter: PageMatter,
  route: OwnedRoute,
  data: PageData,
  services: PageServices & Pick<Rendering, 'renderer'>,
): Promise<MadePage> {
  const { renderer, settings, placeholders } = services;
  const boot = createBootData(matter, data, settings);
  const { page, failed } = await renderer.render({
    set: matter.set,
    route,
    address: getAddress(matter.url),
    boot,
    nonce: placeholders.nonce,
  });
  if (!page) return { html: null, failed };
  const html = writePage(matter, data, { boot, content: page }, services);
  return { html, redirect: toRedirect(page.redirect, matter.url), failed };
}

/** A redirect stays in the shop, and does not lead to the page itself. */
function toRedirect(redirect: string | undefined, { pathname, search }: URL): string | undefined {
  if (!redirect?.startsWith('/') || !URL.canParse(redirect, shopOrigin)) return undefined;
  const url = new URL(redirect, shopOrigin);
  if (url.origin !== shopOrigin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search === pathname + search ? undefined : url.href.slice(shopOrigin.length);
}

/** Only to read addresses that begin with their path. */
const shopOrigin = 'http://shop';

interface PageContent {
  boot: BootData;
  /** Null if the browser renders it. */
  content: Rendered | null;
}

/** The document with placeholders. */
function writePage(
  matter: PageMatter,
  data: PageData,
  { boot, content }: PageContent,
  { settings, placeholders }: PageServices,
): string {
  const { set, visitor, overridden } = matter;
  const { language, theme } = visitor;
  const { moduleType } = data;
  const bootData = {
    ...boot,
    visitorId: placeholders.visitorId,
    sentAt: placeholders.sentAt,
    ...(reports(matter, data) ? { ticket: placeholders.ticket } : {}),
    ...(content ? { rendered: content.parts, madeAt: content.madeAt } : {}),
  };
  return writeDocument({
    set,
    route: shownRoute(matter, moduleType),
    language,
    hasZone: visitor.zoneIds.length > 0,
    isCustomer: visitor.isCustomer,
    theme,
    moduleType,
    nonce: placeholders.nonce,
    overridden,
    shopName: getShopName(data.config),
    picture: getPicture(matter, data),
    earlyRequests: earlyRequestScript(data.unanswered, visitor, settings.publicApiOrigin),
    boot: bootData,
    brand: settings.brand,
    content,
  });
}
