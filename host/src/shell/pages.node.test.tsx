import { aboutUs, moduleList } from '@shop/contract';
import { aModule, preloaded, renderOnServer } from '@shop/testing';
import type { ReactElement } from 'react';
import { Page as Help } from '../pages/help/help-page';
import { Page as Landing } from '../pages/landing/landing-page';
import { Page as NotFound } from '../pages/not-found/not-found-page';
import { Page as Registration } from '../pages/registration/registration-page';
import { Page as ShopText } from '../pages/shop-text/shop-text-page';
import { InShop } from '../root/test-remotes';
import { PageSkeleton } from '../components/page-skeleton/page-skeleton';
import { Shell } from './shell';

const modules = preloaded(moduleList, {}, [aModule({ name: 'Food' })]);

const about = preloaded(aboutUs, {}, '<h2>Who we are</h2><script>x()</script>');

const render = (page: ReactElement, language: 'en' | 'ar' = 'en', address = '/') =>
  renderOnServer(
    <InShop>
      <Shell>{page}</Shell>
    </InShop>,
    [modules, about],
    { language, address, session: { zoneIds: [] } },
  );

it('renders the landing page in the shell in plain Node', async () => {
  const html = await render(<Landing />);
  expect(html).toContain('Every shop in town, at your door');
  expect(html).toContain('Food');
  expect(html).toContain('Skip to content');
  expect(html).toContain('Send us mails');
});

it('renders the page of an unknown address, and the skeleton of a page that loads', async () => {
  expect(await render(<NotFound />)).toContain('Page not found');
  expect(await render(<PageSkeleton page="home" />)).toContain('data-page="home"');
  expect(await render(<PageSkeleton page="item-page" />)).toContain('data-page="item-page"');
});

it('renders in Arabic, and never shows a text key [D-30]', async () => {
  const html = await render(<Landing />, 'ar');
  expect(html).toContain('كل متاجر المدينة عند بابك');
  expect(html).not.toMatch(/\b(?:landing|place|footer|menu|steps)\.[a-z]/);
});

it("renders the owner's texts, help and registration [ROUTE-12] [ROUTE-15]", async () => {
  const html = await render(<ShopText />, 'en', '/about-us');
  expect(html).toContain('<h2>Who we are</h2>');
  expect(html).not.toContain('x()');
  expect(await render(<Help />, 'ar', '/help-and-support')).toContain('أكثر الأسئلة شيوعًا');
  expect(await render(<Registration />, 'en', '/deliveryman-registration')).toContain('Tips are yours');
});

describe('the frame of a page', () => {
  const renderAt = (address: string) =>
    renderOnServer(
      <InShop listeners={['auth:sign-in-requested', 'cart:open-requested']} checkouts={['/checkout']}>
        <Shell>page</Shell>
      </InShop>,
      [modules],
      { address, session: { zoneIds: [1], place: { address: '', latitude: 1, longitude: 2 } } },
    );
  const bar = '<nav aria-label="Shortcuts"';

  it('has the bar of phones in its HTML, with links that work without scripts [X-17]', async () => {
    const html = await renderAt('/store/3');
    const entries = html.slice(html.indexOf(bar));
    for (const address of ['/home', '/track-order', '/auth']) expect(entries).toContain(`href="${address}"`);
    expect(entries).toContain('Cart');
  });

  it('is that of a checkout from the first HTML on [X-18]', async () => {
    const html = await renderAt('/checkout?page=cart');
    expect(html).toContain('href="/help-and-support"');
    expect(html).not.toMatch(/Shortcuts|Open menu|Send us mails|role="search"/);
  });
});
