import {
  addToCart,
  campaignDetails,
  campaignItems,
  campaignList,
  itemDetails,
  itemsDiscounted,
  type RequestScope,
} from '@shop/contract';
import { moduleTypes } from '@shop/domain';
import { newGuest, getScopeIn } from '../../testing/people';
import { testNow } from '../../testing/test-clock';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let here: Partial<RequestScope>;
const day = 86_400_000;
const later = (days: number) => new Date(testNow.getTime() + days * day);

beforeAll(async () => {
  shop = await openTestShop();
  here = await getScopeIn(shop);
});
beforeEach(() => shop.at(testNow));
afterAll(() => shop.close());

const list = async (scope = here) => (await shop.send(campaignList, {}, scope)).model;

describe('campaigns of stores [D-08]', () => {
  it.each(moduleTypes.filter((type) => type !== 'parcel' && type !== 'rental'))(
    'run in %s, each with its days and the stores of the zones that take part',
    async (type) => {
      const scope = await getScopeIn(shop, type);
      const campaigns = await list(scope);
      expect(campaigns.length).toBeGreaterThanOrEqual(2);
      for (const { id, title, description, imageUrl, startsOn, endsOn, storeCount } of campaigns) {
        expect([title, description].every(Boolean)).toBe(true);
        expect(imageUrl).toMatch(/^\/media\//);
        expect(startsOn?.localeCompare('2026-11-22')).toBe(-1);
        expect(endsOn?.localeCompare('2026-11-20')).toBe(1);
        const { model } = await shop.send(campaignDetails, { query: { basic_campaign_id: id } }, scope);
        expect(model.stores).toHaveLength(storeCount);
        for (const store of model.stores) {
          expect(store.moduleId).toBe(scope.moduleId);
          expect(scope.zoneIds).toContain(store.zoneId);
        }
      }
    },
  );

  it('return their daily hours', async () => {
    const hours = (await list()).map(({ startsAt, endsAt }) => [startsAt, endsAt]);
    expect(hours).toContainEqual([null, null]);
    expect(hours).toContainEqual(['11:30:00', '16:00:00']);
  });

  it('run from their first to their last day in the shop’s time zone', async () => {
    const running = await list();
    const ending = running.reduce((one, other) => ((one.endsOn ?? '') < (other.endsOn ?? '') ? one : other));
    shop.at(new Date(`${ending.endsOn}T19:59:00Z`)); // 23:59 in the shop's time zone
    expect((await list()).map(({ id }) => id)).toContain(ending.id);
    shop.at(new Date(`${ending.endsOn}T20:01:00Z`));
    expect((await list()).map(({ id }) => id)).not.toContain(ending.id);
    shop.at(later(8));
    const known = running.map(({ id }) => id);
    expect((await list()).some(({ id }) => !known.includes(id))).toBe(true);
  });

  it.each([
    ['unknown', 999_999, 0],
    ['over', 5, 0],
    ['not yet there', 4, 0],
    ['over by then', 1, 40],
  ])('returns 404 for one that is %s', async (_case, id, days) => {
    shop.at(later(days));
    const response = await shop.send(campaignDetails, { query: { basic_campaign_id: id } }, here);
    expect(response).toMatchObject({ status: 404, errors: [{ code: 'not_found' }] });
  });

  it('lists none without a zone, opens one without a zone, and refuses an id that is not a number', async () => {
    const nowhere = { moduleId: here.moduleId ?? 0 };
    expect(await list(nowhere)).toEqual([]);
    const [first] = await list();
    const { model } = await shop.send(
      campaignDetails,
      { query: { basic_campaign_id: first?.id ?? 0 } },
      nowhere,
    );
    expect(model.stores.length).toBeGreaterThanOrEqual(first?.storeCount ?? 1);
    const bad = await shop.send(campaignDetails, { query: { basic_campaign_id: 'x' as never } }, nowhere);
    expect(bad.errors[0]?.code).toBe('basic_campaign_id');
  });

  it('are in the language of the visitor', async () => {
    const titles = await Promise.all(
      ['en', 'ur', 'ar'].map(async (language) => (await list({ ...here, language }))[0]?.title),
    );
    expect(new Set(titles).size).toBe(3);
  });
});

describe('items of campaigns', () => {
  const items = async (query = {}) => (await shop.send(campaignItems, { query }, here)).model;

  it('are only in their own list, the first to end first', async () => {
    const { entries, total } = await items({ limit: 50 });
    expect(total).toBe(entries.length);
    expect(total).toBeGreaterThanOrEqual(4);
    const ends = entries.map(({ campaignEndsOn }) => campaignEndsOn);
    expect(ends).toEqual([...ends].sort());
    for (const item of entries) {
      expect(item).toMatchObject({ campaign: true, moduleId: here.moduleId });
      expect(here.zoneIds).toContain(item.zoneId);
    }
    const others = await shop.send(itemsDiscounted, { query: { limit: 100 } }, here);
    expect(others.model.entries.some(({ campaign }) => campaign)).toBe(false);
    expect((await items({ limit: 2, offset: 2 })).entries[0]?.id).toBe(entries[2]?.id);
  });

  it('exist only within their days, and cannot be added to a cart outside them', async () => {
    const item = (await items()).entries[0];
    const args = { params: { id: item?.id ?? 0 }, query: { campaign: true } };
    const { storeHours, storeDiscount, ...model } = (await shop.send(itemDetails, args)).model;
    expect(model).toEqual(item);
    expect(storeDiscount).toBeNull();
    expect(storeHours?.openingHours.length).toBeGreaterThan(0);
    const guest = await newGuest(shop);
    const body = { item_id: item?.id ?? 0, quantity: 1 };
    shop.at(new Date(`${item?.campaignEndsOn}T21:00:00Z`)); // the next day in the shop's time zone
    expect((await items()).entries.map(({ id }) => id)).not.toContain(item?.id);
    expect((await shop.send(itemDetails, args)).status).toBe(404);
    expect((await shop.send(addToCart, { body }, guest)).errors[0]?.code).toBe('not_found');
    shop.at(later(-20));
    expect((await shop.send(itemDetails, args)).status).toBe(404);
  });
});
