import { Link } from '@shop/router';
import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { useFirstHead } from './use-first-head';

function Page() {
  useFirstHead();
  return <Link to="/product/8">on</Link>;
}

it('forgets with the first page what the edge has said of it, and nothing else of the head [X-08]', async () => {
  document.head.innerHTML = [
    '<link rel="canonical" href="/product/7">',
    '<link rel="alternate" hreflang="ar" href="/product/7?lang=ar">',
    '<meta property="og:title" content="Pizza">',
    '<script type="application/ld+json">{}</script>',
    '<link rel="icon" href="/icon.svg">',
    '<meta name="theme-color" content="white">',
  ].join('');
  const { user } = renderApp(<Page />, { address: '/product/7' });
  expect(document.querySelector('link[rel="canonical"]')).not.toBeNull();
  await user.click(screen.getByRole('link'));
  expect(document.querySelectorAll('link, meta, script')).toHaveLength(2);
});
