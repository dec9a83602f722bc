import { moduleList } from '@shop/contract';
import { aConfig, aModule, renderApp } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { LandingSeo, toSiteData } from './landing-seo';

const place = { origin: 'https://shop.example' } as Parameters<typeof toSiteData>[1]; // Only these settings are used.

it('describes the shop and its search on the start page [X-08]', () => {
  const social = [{ name: 'x', link: 'javascript:1' }];
  const [owner, site] = toSiteData(
    aConfig({ businessName: 'Mosaic', phone: '+1', social, email: '' }),
    place,
  );
  expect(owner).toMatchObject({ '@type': 'Organization', name: 'Mosaic', telephone: '+1' });
  expect(JSON.parse(JSON.stringify(owner))).not.toHaveProperty('sameAs');
  expect(JSON.parse(JSON.stringify(owner))).not.toHaveProperty('email');
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: 'https://shop.example/home?search={search_term_string}' } },
  });
});

it('describes the shop by what it sells [X-08]', async () => {
  const collect = jest.fn();
  renderApp(<LandingSeo />, {
    seo: { collect },
    setUpApi: (api) =>
      api.respond(moduleList, [aModule({ name: 'Food' }), aModule({ id: 2, name: 'Grocery' })]),
  });
  const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  await waitFor(() =>
    expect(description()).toBe('Food and Grocery from the shops around you, delivered by Mosaic.'),
  );
  expect(document.title).toMatch(/^Mosaic · ./);
  expect(collect).toHaveBeenCalledWith([
    expect.objectContaining({ '@type': 'Organization' }),
    expect.objectContaining({ '@type': 'WebSite' }),
  ]);
});
