import { config, login, moduleList, requestGuest, signUp, zoneOf, type RequestScope } from '@shop/contract';
import type { ModuleType } from '@shop/domain';
import type { TestShop } from './test-shop';

/** A location, its zones, and a module that serves them. */
export async function getScopeIn(shop: TestShop, type: ModuleType = 'food'): Promise<Partial<RequestScope>> {
  const { defaultPosition: position } = (await shop.send(config, {})).model;
  const { zoneIds } = (
    await shop.send(zoneOf, { query: { lat: position.latitude, lng: position.longitude } })
  ).model;
  const modules = (await shop.send(moduleList, {}, { zoneIds })).model;
  return { place: position, zoneIds, moduleId: modules.find((module) => module.type === type)?.id ?? null };
}

export const newGuest = async (shop: TestShop): Promise<{ guestId: string }> => ({
  guestId: (await shop.send(requestGuest, { body: {} })).model,
});

let count = 0;

export const password = 'correct horse';

/** Fields of a new account. */
export function newPerson() {
  count += 1;
  return {
    name: `Noor Ahmed ${count}`,
    email: `Noor.${count}@Example.com`,
    phone: `+97150${String(1_000_000 + count)}`,
    password,
    confirm_password: password,
  };
}

/** A customer who just signed up. */
export async function newCustomer(shop: TestShop, guestId: string | null = null): Promise<{ token: string }> {
  const { model } = await shop.send(signUp, { body: { ...newPerson(), guest_id: guestId } });
  if (model.token === null) throw new Error('signing up gave no token');
  return { token: model.token };
}

export const signIn = (
  shop: TestShop,
  emailOrPhone: string,
  guestId: string | null = null,
  entered = password,
) => shop.send(login, { body: { email_or_phone: emailOrPhone, password: entered, guest_id: guestId } });
