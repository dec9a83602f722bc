import { renderOnServer } from '@shop/testing';
import { offers } from '../../offers.manifest';
import { slots } from '../../slots';
import MenuEntry from './menu-entry';

it('is rendered on the server as a link', async () => {
  expect(await renderOnServer(<MenuEntry />)).toContain('href="/__name__"');
});

it('is what the remote exposes, as the manifest offers it', async () => {
  expect(Object.keys(slots)).toEqual(offers.slots);
  expect((await slots['menu-entry']?.())?.default).toBe(MenuEntry);
});
