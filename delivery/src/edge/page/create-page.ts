import type { BootData } from '@shop/federation';
import type { Answers } from '../answers';
import { isRefusal } from '../fetch-answer';
import type { Rendered } from '../render/messages';
import type { Renderer } from '../render/renderer';
import type { Tickets } from '../reporting/tickets';
import type { EdgeSettings } from '../settings';
import { shopNameOf } from '../shop-name';
import { vendorsOf, type Vendor } from '../vendors';
import { bootDataFor } from './boot-data';
import { writeDocument } from './document';
import { earlyCallScript } from './early-calls';
import { fetchPageData, mainAnswer, pictureOf, type PageData } from './page-data';
import { isShopPage, shownRoute, type PageRequest } from './page-request';

export interface PageServices {
  settings: EdgeSettings;
  answers: Answers;
  /** Null where pages are rendered by browsers only. */
  renderer: Renderer | null;
  tickets: Tickets;
}

export interface Page {
  html: string;
  isFound: boolean;
  isRendered: boolean;
  /** Whose scripts it may come to load. */
  vendors: Vendor[];
}

/** The second half of a page's way, after its releases are assigned and its route is matched: fetch, render, write. */
export async function createPage(request: PageRequest, services: PageServices): Promise<Page> {
  const { settings, answers, renderer, tickets } = services;
  const data = await fetchPageData(request, answers, settings.shopTimeZone);
  const boot = bootDataFor(request, data, settings);
  const content = await render(request, data, boot, renderer);
  const { set, match, visitor, nonce, overridden } = request;
  const isFound = isShopPage(match) && !isRefusal(mainAnswer(request, data));
  // Written last: what is rendered is given to others, too. Who tries other releases than everybody's reports nothing.
  const ticket = isFound && !overridden ? { ticket: tickets.create(set, visitor.id) } : {};
  const html = writeDocument({
    set,
    route: shownRoute(request, data.moduleType),
    language: visitor.language,
    theme: visitor.theme,
    moduleType: data.moduleType,
    nonce,
    overridden,
    shopName: shopNameOf(data.config),
    picture: pictureOf(request, data),
    earlyCalls: earlyCallScript(data.unanswered, visitor, settings.publicApiOrigin),
    boot: {
      ...boot,
      ...ticket,
      ...(content ? { rendered: content.parts, madeAt: content.madeAt } : {}),
    },
    content,
  });
  return {
    html,
    isFound,
    isRendered: content !== null,
    vendors: vendorsOf(data.config, settings.mapsKey !== null),
  };
}

/** Without the shop's settings there is no currency: the browser asks for them again and again. */
async function render(
  { set, match, url, visitor, nonce }: PageRequest,
  { config, ingredients }: PageData,
  boot: BootData,
  renderer: Renderer | null,
): Promise<Rendered | null> {
  if (!renderer || !match || config?.status !== 200) return renderer?.none() ?? null;
  const address = url.pathname + url.search;
  return renderer.page({ set, route: match.route, visitor, address, ingredients, boot, nonce });
}
