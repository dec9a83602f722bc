import type { Endpoint, ModelOf } from '@shop/contract';
import * as contract from '@shop/contract';
import type {
  Campaign,
  Category,
  Item,
  ModuleType,
  Review,
  ShopConfig,
  ShopModule,
  Store,
  Vehicle,
} from '@shop/domain';
import type { Answer } from '../fetch-answer';
import type { AnsweredQuery } from '../page/initial-queries';

/** Something that a list shows, with its address. */
export interface Entry {
  name: string;
  path: string;
  picture: string | null;
}

/** What a page is about, as far as the answers that came for it say. */
export type Subject =
  | { kind: 'item'; item: Item; reviews: Review[] }
  | { kind: 'store'; store: Store }
  | { kind: 'vehicle'; vehicle: Vehicle }
  | { kind: 'category'; category: Category; parents: Category[]; entries: Entry[] }
  | { kind: 'campaign'; campaign: Campaign; entries: Entry[] }
  | { kind: 'list'; entries: Entry[] }
  | { kind: 'shop' }
  | { kind: 'other' };

/** The shop itself; null while its settings are not known. */
export interface Shop {
  config: ShopConfig;
  modules: ShopModule[];
}

/** By what each answer was read with: settings may be read before they are known, and with them. */
const models = new WeakMap<Answer, Map<string, unknown>>();

/** Read once for each answer, however many pages it stands in. Null: it cannot be understood. */
export function modelOf<E extends Endpoint>(
  endpoint: E,
  answer: Answer | null,
  context: contract.ReadContext,
): ModelOf<E> | null {
  if (answer?.status !== 200) return null;
  const name = JSON.stringify(context);
  const known = models.get(answer) ?? new Map<string, unknown>();
  models.set(answer, known);
  if (!known.has(name)) known.set(name, readOrNull(endpoint, answer, context));
  return known.get(name) as ModelOf<E> | null; // an answer belongs to one endpoint
}

function readOrNull(endpoint: Endpoint, { body }: Answer, context: contract.ReadContext): unknown {
  try {
    return endpoint.read(body, context);
  } catch {
    return null; // the page itself says what is wrong
  }
}

/** `timeZone` serves where the settings name none. */
export function shopOf(config: Answer | null, modules: Answer | null, timeZone = 'UTC'): Shop | null {
  const known = modelOf(contract.moduleList, modules, beforeSettings) ?? [];
  const moduleTypes = Object.fromEntries(known.map(({ id, type }) => [id, type]));
  const settings = modelOf(contract.config, config, { ...beforeSettings, timeZone, moduleTypes });
  return settings && { config: settings, modules: known };
}

/** What is read with while the shop's settings are not known. */
export const beforeSettings: contract.ReadContext = { decimals: 2 };

export const vehiclePath = (id: number) => `/rental/vehicle-details?id=${id}`;

/** Stores of a rental module are providers, with a page of their own (ROUTE-07). */
export const storePath = (id: number, type: ModuleType) =>
  type === 'rental' ? `/rental/provider-details?id=${id}` : `/store/${id}`;

const ofItem = ({ id, name, imageUrl }: Item): Entry => ({ name, path: `/product/${id}`, picture: imageUrl });
const ofStore = ({ id, name, coverUrl, logoUrl, moduleType }: Store): Entry => ({
  name,
  path: storePath(id, moduleType),
  picture: coverUrl ?? logoUrl,
});
const ofVehicle = ({ id, name, imageUrl }: Vehicle): Entry => ({
  name,
  path: vehiclePath(id),
  picture: imageUrl,
});
const ofCategory = ({ id, name, imageUrl }: Category): Entry => ({
  name,
  path: `/category/${id}`,
  picture: imageUrl,
});
const ofCampaign = ({ id, title, imageUrl }: Campaign): Entry => ({
  name: title,
  path: `/campaigns/${id}`,
  picture: imageUrl,
});

/** The categories from the top down to one, that one last. */
function pathTo(id: number, categories: readonly Category[]): Category[] | null {
  for (const category of categories) {
    if (category.id === id) return [category];
    const below = pathTo(id, category.children);
    if (below) return [category, ...below];
  }
  return null;
}

/** Finds among a page's answers what it is about, by the names of their calls. */
export function subjectOf(
  path: string,
  answered: readonly AnsweredQuery[],
  context: contract.ReadContext,
): Subject {
  const callOf = (name: string) => answered.find((call) => call.name === name);
  const answerTo = <E extends Endpoint>(name: string, endpoint: E) =>
    modelOf(endpoint, callOf(name)?.answer ?? null, context);

  const item = answerTo('itemDetails', contract.itemDetails);
  if (item)
    return { kind: 'item', item, reviews: answerTo('itemReviews', contract.itemReviews)?.entries ?? [] };
  const vehicle = answerTo('vehicleDetails', contract.vehicleDetails);
  if (vehicle) return { kind: 'vehicle', vehicle };
  const store =
    answerTo('storeDetails', contract.storeDetails) ?? answerTo('providerDetails', contract.providerDetails);
  if (store) return { kind: 'store', store };
  const campaign = answerTo('campaignDetails', contract.campaignDetails);
  if (campaign) return { kind: 'campaign', campaign, entries: campaign.stores.map(ofStore) };

  const categories = answerTo('categoryList', contract.categoryList) ?? [];
  const ofPage = callOf('categoryItems');
  if (ofPage) {
    const chain = pathTo(Number(ofPage.args.params?.id), categories);
    const entries = (answerTo('categoryItems', contract.categoryItems)?.entries ?? []).map(ofItem);
    const category = chain?.at(-1);
    return category
      ? { kind: 'category', category, parents: chain?.slice(0, -1) ?? [], entries }
      : { kind: 'list', entries };
  }
  if (path === '/' || path === '/home') return { kind: 'shop' };
  const entries =
    answerTo('storesLatest', contract.storesLatest)?.entries.map(ofStore) ??
    answerTo('storesPopular', contract.storesPopular)?.entries.map(ofStore) ??
    answerTo('vehicleSearch', contract.vehicleSearch)?.entries.map(ofVehicle) ??
    answerTo('providersPopular', contract.providersPopular)?.entries.map(ofStore) ??
    answerTo('providersLatest', contract.providersLatest)?.entries.map(ofStore) ??
    answerTo('campaignList', contract.campaignList)?.map(ofCampaign) ??
    categories.map(ofCategory);
  return entries.length > 0 ? { kind: 'list', entries } : { kind: 'other' };
}
