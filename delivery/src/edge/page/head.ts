import { currencyCode } from '../meta/currency';
import { dataBlock, headTags, nameOf, type PageFacts } from '../meta/page-facts';
import { shopNameOf } from '../meta/shop-name';
import { beforeSettings, shopOf, subjectOf } from '../meta/subject';
import type { Rendered } from '../render/messages';
import { metaFrom, titleTags, type Said } from './meta';
import { mainAnswer, picturePath, type PageData } from './page-data';
import type { PageRequest } from './page-request';

/** What a page says of itself. */
export interface PageHead {
  /** Title, description, addresses, Open Graph, and the preload of its largest picture. */
  tags: string;
  /** Structured data, for the body. */
  data: string;
}

/** What a rendered head says already is not said twice. */
export function headOf(request: PageRequest, data: PageData, rendered: Rendered | null): PageHead {
  const said = saidOf(request, data);
  const facts = factsOf(request, data, said);
  const named = { title: nameOf(facts.subject) || said.title, picture: said.picture };
  return {
    tags: titleTags(named, shopNameOf(data.config), rendered) + headTags(facts),
    data: dataBlock(facts),
  };
}

/** Name, description and picture of what the route is about, where they are known. */
function saidOf(request: PageRequest, data: PageData): Said {
  const about = mainAnswer(request, data);
  return about?.status === 200
    ? metaFrom(about, picturePath(request.match).slice(1))
    : { title: '', description: '', picture: null };
}

function factsOf({ match, url, visitor, address }: PageRequest, data: PageData, said: Said): PageFacts {
  const shop = shopOf(data.config, data.modules, data.timeZone);
  return {
    subject: subjectOf(url.pathname, data.answered, shop?.config.wireRules ?? beforeSettings),
    route: match?.route ?? null,
    search: url.searchParams,
    page: address,
    language: visitor.language,
    shop,
    currency: shop && currencyCode(data.config, shop.config),
    said,
  };
}
