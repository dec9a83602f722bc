import { getShopTime } from '@shop/domain';
import { createI18n } from '@shop/i18n';
import { chooseModule } from '@shop/session';
import { readBoot } from './boot';
import { createEnvironment } from './environment';

it('keeps by how much the device’s clock is off, which the shop’s time depends on [D-12]', () => {
  const hours = 10 * 3_600_000;
  const timing = { timeOrigin: 0, getEntriesByType: () => [{ responseStart: Date.now() }] };
  Object.defineProperty(window, 'performance', { configurable: true, value: timing });
  const boot = { ...readBoot(document), sentAt: new Date(Date.now() + hours).toISOString() };
  const { session } = createEnvironment(boot, createI18n('en'), () => undefined);
  const ahead = getShopTime(session.getState()).getTime() - Date.now();
  expect(Math.abs(ahead - hours)).toBeLessThan(60_000);
});

describe('a tab whose module another tab changes', () => {
  const open = () => createEnvironment(readBoot(document), createI18n('en'), () => undefined);
  const otherTab = (entries: Record<string, string>) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'module' }));
  };
  const grocery = { module: '{"id":2,"module_type":"grocery","module_name":"Grocery"}', cart_store: '21' };
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('keeps its own with the store of its cart, over a reload too [ENT-44] [F-34]', () => {
    const { session, bus } = open();
    chooseModule(session, bus, { id: 1, type: 'food', name: 'Food' });
    session.setState({ cartStoreId: 11 });
    otherTab({ ...grocery, guest_id: 'g' });
    const own = { module: { id: 1 }, cartStoreId: 11, guestId: 'g' };
    expect(session.getState()).toMatchObject(own);
    expect(open().session.getState()).toMatchObject(own);
  });

  it('takes the module of the other tab while it has none', () => {
    const { session } = open();
    otherTab(grocery);
    expect(session.getState()).toMatchObject({ module: { id: 2 }, cartStoreId: 21 });
  });
});
