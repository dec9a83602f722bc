import { moduleList } from '@shop/contract';
import { aModule, given, renderOnServer } from '@shop/testing';
import type { ReactElement } from 'react';
import { Page as Landing } from '../features/landing/landing-page';
import { Page as NotFound } from '../features/not-found/not-found-page';
import { InShop } from '../root/test-remotes';
import { PageSkeleton } from './page-skeleton';
import { Shell } from './shell';

const modules = given(moduleList, {}, [aModule({ name: 'Food' })]);

const render = (page: ReactElement, language: 'en' | 'ar' = 'en') =>
  renderOnServer(
    <InShop>
      <Shell>{page}</Shell>
    </InShop>,
    [modules],
    { language, session: { zoneIds: [] } },
  );

it('renders the landing page in the shell in plain Node', async () => {
  const html = await render(<Landing />);
  expect(html).toContain('Every shop in town, at your door');
  expect(html).toContain('Food');
  expect(html).toContain('Skip to content');
  expect(html).toContain('Send us mails');
});

it('renders the page of an unknown address, and the kept space of a page that comes', async () => {
  expect(await render(<NotFound />)).toContain('Page not found');
  expect(await render(<PageSkeleton page="home" />)).toContain('data-page="home"');
  expect(await render(<PageSkeleton page="item-page" />)).toContain('data-page="item-page"');
});

it('renders in Arabic, and never a raw key [D-30]', async () => {
  const html = await render(<Landing />, 'ar');
  expect(html).toContain('كل متاجر المدينة عند بابك');
  expect(html).not.toMatch(/\b(?:landing|place|footer|menu|steps)\.[a-z]/);
});
