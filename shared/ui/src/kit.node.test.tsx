import { createI18n, I18nProvider } from '@shop/i18n';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import * as ui from '.';

const labels = { group: 'g', increase: 'i', decrease: 'd' };

function Everything() {
  return (
    <>
      <ui.SkipLink href="#main">Skip</ui.SkipLink>
      <ui.Logo name="Mosaic" />
      <ui.Title>Title</ui.Title>
      <ui.Button busy>Press</ui.Button>
      <ui.IconButton icon="arrow" label="On" mirrored />
      <ui.Chip>Chip</ui.Chip>
      <ui.Price amount={100} original={200} />
      <ui.Rating value={4.25} count={3} label="4.3 of 5" />
      <ui.Stepper value={2} onChange={() => undefined} labels={labels} />
      <ui.ShopImage src="/a.jpg" alt="Naan" eager />
      <ui.Skeleton $height="16px" />
      <ui.Row title="Row" labels={{ previous: 'p', next: 'n' }}>
        <li>Entry</li>
      </ui.Row>
      <ui.EmptyState title="Empty" />
      <ui.ErrorCard title="Failed" retryLabel="Retry" onRetry={() => undefined} />
      <ui.Menu direction="ltr" trigger={<ui.Button>Menu</ui.Button>} entries={[]} />
      <ui.Dialog open={false} onClose={() => undefined} title="Hidden" closeLabel="Close">
        Hidden
      </ui.Dialog>
      <ui.Toaster closeLabel="Close" />
    </>
  );
}

it('renders every eager component on a server: no window, no style attributes, styles under the nonce', () => {
  const sheet = new ServerStyleSheet({ nonce: 'abc' });
  const html = renderToString(
    sheet.collectStyles(
      <I18nProvider i18n={createI18n('en')}>
        <Everything />
      </I18nProvider>,
    ),
  );
  for (const text of ['Mosaic', 'Press', '$1.00', '4.3 of 5', 'Entry', 'Empty', 'Retry', 'Menu']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('Hidden');
  expect(html).not.toMatch(/\sstyle="/);
  expect(sheet.getStyleTags()).toMatch(/^<style[^>]*nonce="abc"/);
});
