import type { BootData } from '@shop/federation';
import type { ApiCache } from '../api-cache';
import { isRefusal } from '../fetch-response';
import { getShownApps } from '../release-set';
import type { Rendered } from '../render/messages';
import type { WrittenPage } from '../render/page-cache';
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

export interface PageServices {
  settings: EdgeSettings;
  apiCache: ApiCache;
  /** Null if only browsers render pages. */
  renderer: Renderer | null;
  tickets: Tickets;
  /** Stand for one visitor's own values in pages that serve several. */
  placeholders: PersonalValues;
}

export interface Page {
  html: string;
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
  const { html, isRendered, failed } = await getWrittenPage(matter, data, services);
  const route = shownRoute(matter, data.moduleType);
  const visit = { hasZone: visitor.zoneIds.length > 0, moduleType: data.moduleType };
  const shown = getShownApps(set, route, visit);
  const ticket = reports(matter, data) ? tickets.create(set, visitor.id, shown) : '';
  return {
    html: fillIn(html, services.placeholders, {
      nonce,
      visitorId: visitor.id,
      ticket,
      sentAt: new Date().toISOString(),
    }),
    isFound: isFound(matter, data),
    isRendered,
    failed,
    ticket,
    vendors: getVendors(data.config, settings.mapsKey !== null),
  };
}

const isFound = (matter: PageMatter, data: PageData): boolean =>
  isShopPage(matter.match) && !isRefusal(getMainResponse(matter, data));

/** Whether the page may report: visitors with overrides do not. */
const reports = (matter: PageMatter, data: PageData): boolean => isFound(matter, data) && !matter.overridden;

async function getWrittenPage(matter: PageMatter, data: PageData, services: PageServices) {
  const { renderer, placeholders } = services;
  const { set, match, url, visitor, origin } = matter;
  let known: BootData | undefined;
  const boot = () => (known ??= createBootData(matter, data, services.settings));
  const write = (content: Rendered | null, failed: readonly string[] = []) =>
    writePage({ matter, data, content, boot: boot(), failed }, services);
  // Without the shop's settings the currency is unknown: the browser requests them until they load.
  const canRender = renderer && match && data.config?.status === 200;
  const { ingredients } = data;
  const address = url.pathname + url.search;
  const shown = { set, visitor, address, origin, ingredients, boot, nonce: placeholders.nonce, write };
  const rendered = canRender ? await renderer.page({ ...shown, route: match.route }) : renderer?.none();
  const { page = null, failed = [] } = rendered ?? {};
  return { ...(page ?? write(null)), isRendered: page !== null, failed };
}

interface PageContent {
  matter: PageMatter;
  data: PageData;
  /** Null: the browser renders it. */
  content: Rendered | null;
  boot: BootData;
  /** Apps whose part of it could not be rendered. */
  failed: readonly string[];
}

function writePage(
  { matter, data, content, boot, failed }: PageContent,
  { settings, placeholders }: Pick<PageServices, 'settings' | 'placeholders'>,
): WrittenPage {
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
  const html = writeDocument({
    set,
    route: shownRoute(matter, moduleType),
    language,
    hasZone: visitor.zoneIds.length > 0,
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
  return { html, failed };
}
