import { getShopTime } from '@shop/domain';
import { createI18n } from '@shop/i18n';
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
